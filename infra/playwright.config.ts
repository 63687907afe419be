import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'
import { freePort } from './start/free-port.ts'

// Set once; the worker processes read this file again and inherit the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'academy-e2e-data-'))

const port = process.env.E2E_PORT
const baseURL = `http://127.0.0.1:${port}`

const SITE = '**/e2e/site/**/*.spec.ts'
const SITE_PHONE = '**/e2e/site/phone/*.spec.ts'
const PHONE = '**/phone/*.spec.ts'

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // Once, for a machine that stalls; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a service worker answers never reaches `page.route`; specs of the workers allow them.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions,
  },
  // The site's tests come first: they look at the demo content, which the admin's change.
  projects: [
    { name: 'site on a desk', use: desk, testMatch: SITE, testIgnore: PHONE },
    { name: 'site on a phone', use: phone, testMatch: SITE_PHONE },
    { name: 'desk', use: desk, testIgnore: [SITE, PHONE] },
    { name: 'phone', use: phone, testMatch: PHONE, testIgnore: SITE },
  ],
  webServer: {
    command: 'node start/serve.ts',
    url: `${baseURL}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: 'director@sahyadrichess.example',
      ADMIN_PASSWORD: 'knight-f3-and-bishop-c4',
      LOG_LEVEL: 'warn',
    },
  },
})
