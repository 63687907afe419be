import { indianDay } from '@academy/api/shared/tournament/tournament_state'
import { readCircular } from './circular/read-circular'

/** Reads a circular that came today: days without a year are the next ones. */
export const readToday = (text: string) => readCircular(text, indianDay(Date.now()))
