import { defineConfig, devices } from '@playwright/test'
import { headlessOptions } from './tests/e2e/chromium.ts'

const SITE = '**/e2e/site/*.spec.ts'

// As wide as a laptop, and no taller than needed: every pixel is drawn by the processor here.
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 600 } }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/template.ts',
  // The tests of a file follow each other in one worker, on a server that no other worker changes.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Once, for a machine that stalls; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  // Of a test that hangs: slowness on a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a service worker answers never reaches `page.route`; specs of the workers allow them.
    serviceWorkers: 'block',
    // Otherwise each test starts a process, and reads all scripts anew.
    reuseContext: true,
    // A trace of every test costs a fifth of its time: only the second try leaves one.
    trace: 'on-first-retry',
    launchOptions: headlessOptions,
  },
  // Each begins with data of its own.
  projects: [
    // By one worker, beside the other's: a second one would start a server and a browser of its own.
    { name: 'site', use: desk, testMatch: SITE, workers: 1 },
    { name: 'desk', use: desk, testIgnore: SITE },
  ],
})
