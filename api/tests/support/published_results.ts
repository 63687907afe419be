import type { ApiClient } from '@japa/api-client'
import type { SentResults } from '#shared/results/results'
import { listed } from '#tests/players'

const NAMES = ['Joshi, Aarav', 'Patil, Sana', 'Kale, Om', 'Deo, Ira']

/** Final results of four children, the last of whom won a prize of a category. */
export const FINAL: SentResults = {
  state: 'final',
  rounds: 7,
  round: 7,
  tieBreaks: [],
  players: NAMES.map((name, index) =>
    listed(index + 1, name, { points: 6.5 - index, rank: index + 1 })
  ),
  games: [],
  winners: [{ no: 4, prize: 'Best girl' }],
  names: 'full',
  hidden: [],
}

export async function publishResults(
  client: ApiClient,
  token: string,
  id: string,
  more: Partial<SentResults> = {}
) {
  const request = client.put(`/api/tournaments/${id}/results`).bearerToken(token)
  const response = await request.json({ ...FINAL, ...more })
  response.assertStatus(200)
}
