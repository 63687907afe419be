// The built site without the rest, in a process of its own: it expects the API at API_ORIGIN, and
// prints its own address. Playwright would compile the whole build anew if a spec imported it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SiteHandler } from '../../start/serve-site.ts'

const entry = '../../../site/dist/server/entry.mjs'
const { handler } = (await import(entry)) as { handler: SiteHandler }
const server = createServer((request, response) => {
  handler(request, response, () => response.writeHead(404).end())
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
