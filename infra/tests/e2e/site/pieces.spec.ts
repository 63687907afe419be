import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, STILL, test } from '../fixtures.ts'

test.use(STILL)

/** Where the first piece of each ends: at so much of its main part, in the middle of a card. */
const pieces: Record<string, number> = { '/mr/achievements': 0.75, '/updates': 0.83 }

let origin: string
const slow = createServer((request, response) => {
  const path = request.url!
  void fetch(new URL(path, origin), { headers: { 'Accept-Encoding': 'identity' } }).then(
    async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('content-type') ?? '',
      })
      const first = pieces[path]
      if (!first) return response.end(body)
      const [start, end] = [body.indexOf('<main'), body.indexOf('</main>')]
      const cut = Math.round(start + (end - start) * first)
      response.write(body.subarray(0, cut))
      // Long enough to draw what has come, were that allowed.
      setTimeout(() => response.end(body.subarray(cut)), 250)
    }
  )
})
test.afterAll(() => void slow.close())

test('nothing of a page moves that comes in pieces', async ({ page, baseURL }) => {
  origin = baseURL!
  slow.listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const { port } = slow.address() as AddressInfo
  for (const path of Object.keys(pieces)) {
    await page.goto(`http://127.0.0.1:${port}${path}`)
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0
          }).observe({ type: 'layout-shift', buffered: true })
          // Two frames later all that was noted has been told.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
        })
    )
    expect(moved, path).toBeLessThan(0.01)
  }
})
