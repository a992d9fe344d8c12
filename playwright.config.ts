import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { installedBrowsers } from './scripts/browser.mjs'

const executablePath = process.env.CHROMIUM_PATH ?? installedBrowsers.find((path) => existsSync(path))

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Journeys against the built dashboard and real programs; `e2e/stage/set-stage.ts` starts them. */
export default defineConfig({
  testDir: 'e2e/journeys',
  globalSetup: './e2e/stage/set-stage.ts',
  // Two processors can take a third worker: a journey waits for a program about a third of its time.
  workers: 3,
  fullyParallel: true,
  // A machine that others use, too, stalls at times. What passed only then is named at the end.
  retries: 1,
  // Only for what hangs: a busy machine is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: [...asRoot, ...quiet] },
  },
})
