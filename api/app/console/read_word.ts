import { CommandError } from '#exceptions/command_error'

/** @throws CommandError for a word that is none of them */
export function readWord<const T extends string>(
  flag: string,
  value: string,
  words: readonly T[]
): T {
  const word = words.find((one) => one === value)
  if (word) return word
  throw new CommandError(`${flag} must be one of ${words.join(', ')}, not "${value}".`)
}
