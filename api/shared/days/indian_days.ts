import { DAY_MS, HOUR_MS } from './durations.ts'

/** India has one time zone, without summer time. */
const INDIA_AHEAD = 5.5 * HOUR_MS

/** An instant's minute in India: '2026-12-13T09:30'. */
export function indianMinute(now: Date | number): string {
  return new Date(Number(now) + INDIA_AHEAD).toISOString().slice(0, 16)
}

/** An instant's calendar date in India: '2026-12-13'. */
export function indianDay(now: Date | number): string {
  return indianMinute(now).slice(0, 10)
}

/** The instant of a minute in India, in milliseconds. */
export function indianMoment(minute: string): number {
  return Date.parse(`${minute}:00Z`) - INDIA_AHEAD
}

export function indianMidnight(day: string): number {
  return indianMoment(`${day}T00:00`)
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** The calendar date so many days after another one, or before it. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** From Sunday, 0, to Saturday, 6. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** The first day from a day on that has the weekday. */
export const dayOfWeekFrom = (day: string, weekday: number): string =>
  daysAfter(day, (weekday - weekdayOf(day) + 7) % 7)

/** False for 2023-02-29. */
export function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}
