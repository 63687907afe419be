import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import pLimit from 'p-limit'
import S3rver from 's3rver'

type Middleware = (
  ctx: { method: string; req: IncomingMessage; set(name: string, value: string): void },
  next: () => Promise<unknown>
) => unknown

/**
 * The client goes by the date of the server's answers. Node's own is the machine's, which is another
 * where a test moves the clock.
 */
const keepClock: Middleware = (ctx, next) => {
  ctx.set('Date', new Date().toUTCString())
  return next()
}

/** Rejects once the client has died before the end of its request. */
function untilGone(request: IncomingMessage): Promise<never> {
  return new Promise((_, reject) => {
    const check = () => {
      if (request.destroyed && !request.complete) reject(new Error('The client has gone.'))
    }
    request.once('close', check)
    check()
  })
}

/**
 * One change at a time, as if they were atomic: the server removes a folder with its last object, and
 * would fail where another is being put there. It would wait for ever for the rest of a client that was
 * killed, and all others with it.
 */
function inTurn(): Middleware {
  const oneAtATime = pLimit(1)
  return (ctx, next) =>
    ['PUT', 'POST', 'DELETE'].includes(ctx.method)
      ? oneAtATime(() => Promise.race([next(), untilGone(ctx.req)]))
      : next()
}

/**
 * An S3-compatible server in this process, with one empty bucket. `@20minutes/s3rver` 5, which goes on
 * with it, refuses the signature of the lists that the AWS SDK asks for by path.
 */
export async function startBucket(name: string) {
  const directory = mkdtempSync(join(tmpdir(), 'academy-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  })
  // Not among its types.
  const { middleware } = server as unknown as { middleware: Middleware[] }
  middleware.unshift(keepClock, inTurn())
  const { port } = await server.run()
  const { httpServer } = server as unknown as { httpServer: Server }
  return {
    /** Variables that lead the API to it. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Where the server stores an object, for making it older. */
    pathOf: (key: string) => join(directory, name, `${key}._S3rver_object`),
    /** Removes all objects at once: to ask for each takes longer than most tests. */
    empty: () => {
      const folder = join(directory, name)
      for (const inside of readdirSync(folder)) rmSync(join(folder, inside), { recursive: true })
    },
    stop: async () => {
      const closed = server.close()
      httpServer.closeAllConnections()
      await closed
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
