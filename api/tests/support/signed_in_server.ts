import { start, untilAnswers, untilOver } from '#tests/child'
import { freePort } from '#tests/free_port'

const director = { email: 'first@academy.example', password: 'the first password' }

/**
 * Starts a server on an empty folder, and signs in the director that it makes.
 * @returns its origin, the director's token, and what ends it
 */
export async function startSignedIn(DATA_DIR: string) {
  const PORT = String(await freePort())
  const origin = `http://127.0.0.1:${PORT}`
  const env = { ADMIN_EMAIL: director.email, ADMIN_PASSWORD: director.password }
  const server = start(['bin/server.ts'], { DATA_DIR, PORT, QUEUE_WORKER: '0', ...env })
  const stop = async () => {
    server.kill('SIGTERM')
    await untilOver(server)
  }
  try {
    await untilAnswers(`${origin}/api/health`, Date.now() + 30_000)
    const signedIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(director),
    })
    const { token } = (await signedIn.json()) as { token: string }
    return { origin, token, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
