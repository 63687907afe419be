import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { KEPT_FOR } from '#models/mixins/soft_deletes'
import { timestamp } from '#models/timestamp'
import { signIn } from '#tests/director'

const LISTS = [
  ['tournaments', TournamentFactory],
  ['achievements', AchievementFactory],
  ['contacts', ContactMessageFactory],
] as const
const HOUR = 3_600_000

test.group('Director’s deleted items', () => {
  for (const [list, factory] of LISTS) {
    test(`${list}: what can be brought back, last deleted first, with its last day`, async ({
      client,
      assert,
    }) => {
      const token = await signIn()
      const deletedFor = (ago: number) => factory.merge({ deletedAt: timestamp(Date.now() - ago) })
      await factory.create()
      const older = await deletedFor(KEPT_FOR - HOUR).create()
      const newer = await deletedFor(HOUR).create()
      await deletedFor(KEPT_FOR + HOUR).create()

      const response = await client.get(`/api/${list}/deleted`).bearerToken(token)

      response.assertStatus(200)
      response.assertHeader('cache-control', 'no-store')
      const shown = response.body().data
      assert.deepEqual(
        shown.map(({ _id, deletedAt, goneAt }: any) => [
          _id,
          deletedAt,
          Date.parse(goneAt) - Date.parse(deletedAt),
        ]),
        [newer, older].map(({ id, deletedAt }) => [id, deletedAt, KEPT_FOR])
      )
    })

    test(`${list}: what is brought back is no longer there`, async ({ client }) => {
      const token = await signIn()
      const { id } = await factory.merge({ deletedAt: timestamp() }).create()
      await client.post(`/api/${list}/${id}/restore`).bearerToken(token)
      const response = await client.get(`/api/${list}/deleted`).bearerToken(token)
      response.assertBody({ data: [] })
    })
  }
})
