import { withRegistration } from '@academy/api/shared/circular/circular_registration'
import { readCircular } from '@academy/api/shared/circular/read_circular'
import { indianDay } from '@academy/api/shared/tournament/tournament_state'

/**
 * Reads a circular that came today: days without a year are the next ones, and where it names no
 * form, players register with whom it says to call.
 */
export const readToday = (text: string) =>
  withRegistration(readCircular(text, indianDay(Date.now())))
