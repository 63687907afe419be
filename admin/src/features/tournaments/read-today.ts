import { readCircular } from '@academy/api/shared/circular/read_circular'
import { indianDay } from '@academy/api/shared/tournament_state'

/** Reads a circular that came today: days without a year are the next ones. */
export const readToday = (text: string) => readCircular(text, indianDay(Date.now()))
