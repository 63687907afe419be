import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../start/free-port.ts'

const server = fileURLToPath(new URL('../start/serve.ts', import.meta.url))

export const director = {
  email: 'director@academy.example',
  password: 'knight-f3-and-bishop-c4',
}

/** The built product with its sample content, in a process of its own. */
export async function startAcademy() {
  const data = mkdtempSync(join(tmpdir(), 'academy-engines-'))
  const port = await freePort()
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: data,
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      LIMIT_SIGN_IN: '100',
    },
  })
  for (let said = ''; !said.includes('The academy is open');) {
    const [chunk] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
      Buffer | number,
    ]
    if (typeof chunk === 'number') throw new Error('The academy did not start.')
    said += chunk
  }
  const stop = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
  return { origin: `http://127.0.0.1:${port}`, folder: data, stop }
}
