import { expect, IN_MOTION } from '../../fixtures.ts'
import { NETWORK_FAULTS, test } from '../director.ts'
import { items } from '../lists.ts'
import { listenToToasts, outboxOf, Way } from './device.ts'
import { nameOf } from './intentions.ts'
import { Walk } from './walk.ts'

/** Longer, and other ways, in a proof: `WALK_SEEDS="3 4" WALK_STEPS=200`. */
const { WALK_SEEDS = '1', WALK_STEPS = '20' } = process.env
/** After so many steps everything comes to rest, and is compared. */
const LEG = 20

test.use({
  ...IN_MOTION,
  serviceWorkers: 'allow',
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The outbox `),
})

for (const seed of WALK_SEEDS.split(/\s+/)) {
  test(`a walk of ${WALK_STEPS} presses loses, doubles and resurrects nothing: seed ${seed}`, async ({
    context,
    request,
    token,
  }) => {
    test.setTimeout(60_000 + Number(WALK_STEPS) * 3_000)
    const headers = { Authorization: `Bearer ${token}` }
    const way = new Way()
    await way.open(context)
    const said = await listenToToasts(context)
    const walk = new Walk(context, way, seed)
    const stored = async () => {
      const answer = await request.get('/api/tournaments/admin', { headers })
      const { data } = (await answer.json()) as { data: { _id: string; title: string }[] }
      return data.filter(({ title }) => title.startsWith(walk.prefix))
    }

    async function compare() {
      expect(await outboxOf(walk.page)).toEqual([])
      const titles = (await stored()).map(({ title }) => title)
      for (const [name, allowed] of walk.wanted.allowed()) {
        const own = titles.filter((title) => nameOf(title) === name)
        expect(own.length, `${name} is there once at the most`).toBeLessThanOrEqual(1)
        expect(allowed, `${name} is as it was saved last`).toContain(own[0])
      }
      for (const title of titles.filter((one) => walk.wanted.late.has(one))) {
        expect(said.join('\n')).toContain(`Too late to cancel: ‘${title}’ was already saved`)
      }
      for (const [text, before] of walk.wanted.dropped) {
        expect(way.sent.slice(before), `${text} was taken back`).not.toContain(text)
      }
      const shown = items(walk.page).getByRole('heading', { name: walk.prefix })
      await expect
        .poll(async () => (await shown.allInnerTexts()).toSorted())
        .toEqual(titles.toSorted())
    }

    try {
      await walk.start()
      await expect
        .poll(() => walk.page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated')
      for (let step = 1; step <= Number(WALK_STEPS); step += 1) {
        await walk.step()
        if (step % LEG > 0 && step < Number(WALK_STEPS)) continue
        await walk.rest()
        await compare()
        walk.wanted.settle([])
      }
    } catch (error) {
      console.log(`Again: WALK_SEEDS=${seed} WALK_STEPS=${WALK_STEPS}\n${walk.log.join('\n')}`)
      console.log(way.sent, said, walk.wanted)
      console.dir(await outboxOf(walk.page), { depth: 6 })
      throw error
    } finally {
      for (const { _id } of await stored())
        await request.delete(`/api/tournaments/${_id}`, { headers })
    }
  })
}
