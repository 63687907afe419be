import { identity } from '@academy/api/shared/identity/identity'
import {
  pointsText,
  type ResultPlayer,
  type StoredResults,
  type Winner,
} from '@academy/api/shared/results/results'
import { prizeCount } from '@academy/api/shared/tournament/prizes'
import { indianDay, lastDay } from '@academy/api/shared/tournament/tournament_state'
import { v7 as uuid } from 'uuid'
import { m } from '@/lib/messages'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { post } from '@/lib/outbox/use-outbox'
import type { Sendable } from '@/lib/outbox/sender'
import { waiting } from '@/lib/outbox/store'

/** '1st', '2nd place', '4th to 10th': places alone; whatever else a prize is for is chosen by hand. */
const PLACE =
  /^(?:rank|place|prize)?\s*(\d{1,3})(?:st|nd|rd|th)?(?:\s*(?:-|–|to)\s*\d{1,3}(?:st|nd|rd|th)?)?(?:\s*(?:place|prize|rank))?$/i
const WRITTEN = ['first', 'second', 'third', 'fourth', 'fifth']

/** Prizes for places, in order of rank. */
export function placeWinners(players: ResultPlayer[], prizes: Tournament['prizes']): Winner[] {
  const byRank = new Map(players.map((player) => [player.rank, player.no]))
  return prizes.flatMap((prize) => {
    const position = prize.position.trim().toLowerCase()
    const written = WRITTEN.indexOf(position.replace(/ (place|prize)$/, '')) + 1
    const first = written || Number(PLACE.exec(position)?.[1] ?? 0)
    if (first === 0) return []
    return Array.from({ length: prizeCount(prize) }, (_, index) =>
      byRank.get(first + index)
    ).flatMap((no) => (no === undefined ? [] : [{ no, prize: prize.position }]))
  })
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** Whether a club is the academy, by its whole name or its short one. */
export const isPupil = ({ club }: ResultPlayer) =>
  club !== null && [identity.name, identity.shortName].some((name) => words(club) === words(name))

/** 'Joshi, Aarav' → 'Aarav Joshi' */
export const givenFirst = (name: string) => {
  const [surname = '', given] = name.split(',').map((part) => part.trim())
  return given ? `${given} ${surname}` : surname
}

const achievements: Sendable = {
  create: async (body, options) =>
    (await api.admin.achievements.store({ body: multipart(body), ...options })).data,
  change: async (id, body, options) =>
    (await api.admin.achievements.update({ params: { id }, body: multipart(body), ...options }))
      .data,
}

/** Puts a draft for the Hall of Fame into the outbox: nobody sees it until the director shows it. */
export function postDraft(tournament: Tournament, results: StoredResults, winner: Winner) {
  const player = results.players.find(({ no }) => no === winner.no)
  const points = player?.points ?? null
  const [id, title] = [uuid(), `${winner.prize} · ${tournament.title}`]
  const place = [tournament.venue, tournament.city].filter(Boolean).join(', ')
  const fields = {
    title: title.slice(0, 150),
    studentName: givenFirst(player?.name ?? ''),
    description: m.hallDescription({
      prize: winner.prize,
      title: tournament.title,
      points: points === null ? '–' : pointsText(points),
      rounds: results.rounds,
    }),
    date: lastDay(tournament) ?? indianDay(Date.now()),
    location: place.slice(0, 100) || identity.address.city,
    ratingChange: '',
    tags: JSON.stringify([m.hallTag()]),
    isActive: 'false',
  }
  return post(achievements, {
    ...{ id, key: uuid(), account: waiting.account() ?? '', kind: 'achievements', title },
    ...{
      draftKey: '',
      values: { ...fields, tags: [m.hallTag()], isActive: false },
      base: undefined,
    },
    body: Object.entries(fields),
    ...{ savedAt: Date.now(), tries: 0, nextAt: 0 },
  })
}
