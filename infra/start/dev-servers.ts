// Three development servers and a proxy before them, divided as compose.ts divides the built parts.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { createProxyServer } from 'httpxy'
import { isAdmin, isApi, pathOf } from './addresses.ts'
import { setDefaults } from './environment.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
process.env.NODE_ENV = 'development'
process.env.LOG_LEVEL ??= 'info'
setDefaults(root)

const port = Number(process.env.PORT)
const host = '127.0.0.1'
const ports = { api: await getPort(), site: await getPort(), admin: await getPort() }
const originOf = (part: keyof typeof ports) => `http://${host}:${ports[part]}`
process.env.API_ORIGIN = originOf('api')

const commands: Record<keyof typeof ports, string[]> = {
  api: ['node', 'ace', 'serve', '--hmr', '--no-clear'],
  site: ['astro', 'dev', '--host', host, '--port', String(ports.site)],
  admin: ['vite', '--host', host, '--port', String(ports.admin), '--strictPort'],
}

const children = Object.entries(commands).map(([part, [name, ...args]]) => {
  const env = { ...process.env, HOST: host, PORT: String(ports[part as keyof typeof ports]) }
  const bin = join(root, 'node_modules', '.bin', name!)
  // A group of its own, so that what a server has started itself stops with it.
  const child = spawn(bin, args, { cwd: join(root, part), stdio: 'inherit', env, detached: true })
  child.on('exit', (code) => stop(code ?? 1))
  return child
})

let stopping = false
function stop(code: number) {
  if (stopping) return
  stopping = true
  const tell = (signal: NodeJS.Signals) => {
    for (const { pid } of children) {
      try {
        process.kill(-pid!, signal)
      } catch {
        // It has stopped already.
      }
    }
  }
  tell('SIGTERM')
  setTimeout(() => {
    tell('SIGKILL')
    process.exit(code)
  }, 1500)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

function targetOf(url: string | undefined): string {
  const path = pathOf(url)
  if (isApi(path)) return originOf('api')
  return originOf(isAdmin(path) ? 'admin' : 'site')
}

const proxy = createProxyServer()
const starting = 'This part is still starting; load again in a moment.\n'

const server = createServer(async (request, response) => {
  try {
    await proxy.web(request, response, { target: targetOf(request.url), xfwd: true })
  } catch {
    if (!response.headersSent)
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' })
    response.end(starting)
  }
})
server.on('upgrade', (request, socket, head) => {
  const target = targetOf(request.url)
  proxy.ws(request, socket as never, { target }, head).catch(() => socket.destroy())
})
server.on('error', (error) => {
  console.error(`PORT ${port}: ${error.message}`)
  stop(1)
})
server.listen(port, process.env.HOST, () => console.log(`Development at http://localhost:${port}`))
