import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { chromiumOptions } from '../tests/e2e/chromium.ts'
import { startNginx } from '../tests/nginx/fixture.ts'
import { startAcademy, type Academy } from '../tests/support/academy.ts'
import type { Client } from '../tests/support/client.ts'
import { freePort } from '../tests/support/free-port.ts'

export const project = fileURLToPath(new URL('../../', import.meta.url))

/** As `npm start` sets them, so that memory is given back; no cache of compiled modules, which costs 9 MB. */
export const frugal = {
  NODE_COMPILE_CACHE: '',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
}

/** What a group measures with: one process of the product, nginx before it, and a browser. */
export async function withServer(
  more: Record<string, string>,
  act: (academy: Academy, origin: string, browser: Browser, port: number) => Promise<void>
) {
  const academy = await startAcademy({ ...frugal, LIMIT_CONTACT_TOTAL: '100000', ...more })
  const nginx = await startNginx(
    {
      DOMAIN: 'localhost',
      CONNECTIONS_PER_ADDRESS: '10000',
      SIGN_INS_PER_MINUTE: '1000',
    },
    { release: project, data: academy.folder, ports: [Number(new URL(academy.origin).port)] }
  )
  const port = await freePort()
  const trusting = ['--ignore-certificate-errors', `--remote-debugging-port=${port}`]
  const args = [...chromiumOptions.args, ...trusting]
  const browser = await chromium.launch({ ...chromiumOptions, args })
  try {
    await act(academy, nginx.origin, browser, port)
  } finally {
    await browser.close()
    await nginx.stop()
    await academy.stop()
  }
}

/** The smallest format of new pictures is made in the background. */
export async function untilPicturesAreMade(client: Client) {
  while ((await client.call('/api/achievements')).text.includes('"avif":null')) await pause(500)
}
