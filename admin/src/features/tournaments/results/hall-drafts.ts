import { identity } from '@academy/api/shared/identity/identity'
import { pointsText, type PlacedWinner } from '@academy/api/shared/results/results'
import { indianDay, lastDay } from '@academy/api/shared/tournament/tournament_state'
import { v5 as uuid } from 'uuid'
import { m } from '@/lib/messages'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import type { Sendable } from '@/lib/outbox/sender'
import { newEntry, post } from '@/lib/outbox/use-outbox'

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
export function postDraft(tournament: Tournament, rounds: number, winner: PlacedWinner) {
  const { title, venue, city } = tournament
  const { prize, player } = winner
  const points = player.points === null ? '–' : pointsText(player.points)
  const location = [venue, city].filter(Boolean).join(', ') || identity.address.city
  const fields = {
    title: `${prize} · ${title}`.slice(0, 150),
    // 'Joshi, Aarav' → 'Aarav Joshi'
    studentName: player.name.replace(/^(.*?)\s*,\s*(.+)$/, '$2 $1'),
    description: m.hallDescription({ prize, title, points, rounds }),
    date: lastDay(tournament) ?? indianDay(Date.now()),
    location: location.slice(0, 100),
    ratingChange: '',
    tags: JSON.stringify([m.hallTag()]),
    isActive: 'false',
  }
  const id = uuid(JSON.stringify([tournament._id, player.no, fields]), uuid.URL)
  return post(
    achievements,
    newEntry({
      ...{ id, key: id, kind: 'achievements', title: fields.title, body: Object.entries(fields) },
      values: { ...fields, tags: [m.hallTag()], isActive: false },
    })
  )
}
