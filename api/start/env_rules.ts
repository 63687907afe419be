import { StartupError } from '#exceptions/startup_error'

type Rule<T> = (name: string, value: string | undefined) => T

export function wholeNumber<T extends number | undefined>(range: {
  min: number
  max: number
  otherwise: T
}): Rule<number | T> {
  return (name, value) => {
    if (!value) return range.otherwise
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
  otherwise: number[]
}): Rule<number[]> {
  return (name, value) => {
    if (!value) return range.otherwise
    const numbers = value.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN))
    if (numbers.every((number) => number >= range.min && number <= range.max)) return numbers
    throw new StartupError(
      `${name} must be whole numbers from ${range.min} to ${range.max} with commas between, not "${value}".`
    )
  }
}

export function oneOf<const T extends string>(words: readonly T[], otherwise: T): Rule<T> {
  return (name, value) => {
    if (!value) return otherwise
    const found = words.find((word) => word === value)
    if (found) return found
    throw new StartupError(`${name} must be one of ${words.join(', ')}, not "${value}".`)
  }
}

export function flag(otherwise: boolean): Rule<boolean> {
  return (name, value) => {
    if (!value) return otherwise
    if (/^(1|true|on|yes)$/i.test(value)) return true
    if (/^(0|false|off|no)$/i.test(value)) return false
    throw new StartupError(`${name} must be 1 or 0, not "${value}".`)
  }
}

export function text<T extends string | undefined>(options: {
  test?: (value: string) => boolean
  meaning: string
  otherwise: T
}): Rule<string | T> {
  return (name, value) => {
    if (!value) return options.otherwise
    if (!options.test || options.test(value)) return value
    throw new StartupError(`${name} must be ${options.meaning}, not "${value}".`)
  }
}

export const webAddress: Rule<string | undefined> = (name, value) => {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) {
    return url.origin
  }
  throw new StartupError(
    `${name} must be an address such as https://academy.example, not "${value}".`
  )
}
