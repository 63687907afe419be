import { identity } from '@academy/api/shared/identity/identity'
import {
  pointsText,
  standingsOf,
  type StoredResults,
  type Winner,
} from '@academy/api/shared/results/results'
import { prizePlaces } from '@academy/api/shared/tournament/prizes'
import { indianDay, lastDay } from '@academy/api/shared/tournament/tournament_state'
import { v5 as uuid } from 'uuid'
import { m } from '@/lib/messages'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import type { Sendable } from '@/lib/outbox/sender'
import { newEntry, post } from '@/lib/outbox/use-outbox'

/** Prizes for places, in order of rank. */
export function placeWinners(results: StoredResults, prizes: Tournament['prizes']): Winner[] {
  return prizes.flatMap((prize) => {
    const places = prizePlaces(prize.position)
    return standingsOf(results)
      .filter(({ rank }) => places && rank !== null && rank >= places.from && rank <= places.to)
      .map(({ no }) => ({ no, prize: prize.position }))
  })
}

const words = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')

/** Whether a club is the academy, by its whole name or its short one. */
export const isPupil = (club: string) =>
  [identity.name, identity.shortName].some((name) => words(club) === words(name))

/** 'Joshi, Aarav' → 'Aarav Joshi' */
const givenFirst = (name: string) => name.replace(/^(.*?)\s*,\s*(.+)$/, '$2 $1')

const achievements: Sendable = {
  create: async (body, options) =>
    (await api.admin.achievements.store({ body: multipart(body), ...options })).data,
  change: async (id, body, options) =>
    (await api.admin.achievements.update({ params: { id }, body: multipart(body), ...options }))
      .data,
}

/**
 * Puts a draft for the Hall of Fame into the outbox: nobody sees it until the director shows it. The
 * same draft has the same key: pressed again, there is still one.
 */
export function postDraft(tournament: Tournament, results: StoredResults, winner: Winner) {
  const { title, venue, city } = tournament
  const { prize } = winner
  const { name = '', points = null } = results.players.find(({ no }) => no === winner.no) ?? {}
  const shown = points === null ? '–' : pointsText(points)
  const place = [venue, city].filter(Boolean).join(', ')
  const fields = {
    title: `${prize} · ${title}`.slice(0, 150),
    studentName: givenFirst(name),
    description: m.hallDescription({ prize, title, points: shown, rounds: results.rounds }),
    date: lastDay(tournament) ?? indianDay(Date.now()),
    location: place.slice(0, 100) || identity.address.city,
    ratingChange: '',
    tags: JSON.stringify([m.hallTag()]),
    isActive: 'false',
  }
  const id = uuid(JSON.stringify([tournament._id, winner.no, fields]), uuid.URL)
  return post(
    achievements,
    newEntry({
      ...{ id, key: id, kind: 'achievements', title: fields.title, body: Object.entries(fields) },
      values: { ...fields, tags: [m.hallTag()], isActive: false },
    })
  )
}
