import { StartupError } from '#exceptions/startup_error'
import { originOf } from '#shared/text/web_origin'

type Rule<T> = (name: string, value: string | undefined) => T

export function wholeNumber<T extends number | undefined>(range: {
  min: number
  max: number
  fallback: T
}): Rule<number | T> {
  return (name, value) => {
    if (!value) return range.fallback
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    if (number >= range.min && number <= range.max) return number
    throw new StartupError(
      `${name} must be a whole number from ${range.min} to ${range.max}, not "${value}".`
    )
  }
}

export function wholeNumbers(range: {
  min: number
  max: number
  fallback: number[]
}): Rule<number[]> {
  return (name, value) => {
    if (!value) return range.fallback
    const numbers = value.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN))
    if (numbers.every((number) => number >= range.min && number <= range.max)) return numbers
    throw new StartupError(
      `${name} must be whole numbers from ${range.min} to ${range.max} with commas between, not "${value}".`
    )
  }
}

export function oneOf<const T extends string>(values: readonly T[], fallback: T): Rule<T> {
  return (name, value) => {
    if (!value) return fallback
    const found = values.find((word) => word === value)
    if (found) return found
    throw new StartupError(`${name} must be one of ${values.join(', ')}, not "${value}".`)
  }
}

export function flag(fallback: boolean): Rule<boolean> {
  return (name, value) => {
    if (!value) return fallback
    if (/^(1|true|on|yes)$/i.test(value)) return true
    if (/^(0|false|off|no)$/i.test(value)) return false
    throw new StartupError(`${name} must be 1 or 0, not "${value}".`)
  }
}

export function text<T extends string | undefined>(options: {
  test: (value: string) => boolean
  expected: string
  fallback: T
}): Rule<string | T> {
  return (name, value) => {
    if (!value) return options.fallback
    if (options.test(value)) return value
    throw new StartupError(`${name} must be ${options.expected}, not "${value}".`)
  }
}

/** What may be any text; spaces around it are a slip that nobody sees. */
export const plainName = <T extends string | undefined>(fallback: T) =>
  text({
    test: (value) => /^\S(.*\S)?$/.test(value),
    expected: 'a name in one line without spaces around it',
    fallback,
  })

export const webAddress: Rule<string | undefined> = (name, value) => {
  if (!value) return undefined
  const origin = originOf(value)
  if (origin) return origin
  throw new StartupError(
    `${name} must be an address such as https://academy.example, not "${value}".`
  )
}
