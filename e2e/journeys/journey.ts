import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { readStage, type Stage } from '../stage/stage.ts'
import { type Agent, claimAgent } from './agent.ts'
import { setDeskToWork } from './desk-at-work.ts'
import { type Hand, keyboard, mouse } from './hand.ts'

/** What every journey is given besides Playwright's own. */
type Journey = {
  stage: Stage
  /** An agent of a new tenant with 200 credits. */
  agent: Agent
  /** The same, signed in to the dashboard in `page`. */
  signedIn: Agent
  /** Works the dashboard of `page`: with the mouse, and in the dark theme by the keyboard alone. */
  hand: Hand
  /**
   * As `faultyDesk`, with a key that nobody has used: what the dashboard remembers of a key (limits, operations that the
   * service lacks) reaches no other journey. The key reads none of the records.
   */
  unusedKeyDesk: FaultyDesk
}

/** A desk with something of everything in it, which all journeys of one worker read and none changes. */
export type WorkingDesk = { agent: Agent; draft: string; records: string[] }

/** The same desk, in a browser context whose dashboard asks a service that can be told to fail: only the answers change. */
export type FaultyDesk = WorkingDesk & { context: BrowserContext }

/** What all journeys of one worker share. A journey that adds to these gets a worker, and a browser, of its own. */
type Shared = { workingDesk: WorkingDesk; faultyDesk: FaultyDesk }

/** Addresses in `page.goto` are those of our dashboard; an error in the browser's console fails the journey. */
export const test = base.extend<Journey, Shared>({
  workingDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const stage = readStage()
      const agent = await claimAgent(stage)
      await use({ agent, ...(await setDeskToWork(stage, agent)) })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  faultyDesk: [
    async ({ browser, workingDesk }, use) => {
      const context = await openFaultyContext(browser, workingDesk.agent.key)
      await use({ ...workingDesk, context })
      await context.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  stage: async ({}, use) => use(readStage()),
  baseURL: async ({ stage }, use) => use(stage.dashboardUrl),
  agent: async ({ stage }, use) => use(await claimAgent(stage)),
  signedIn: async ({ agent, context }, use) => {
    await openSession(context, agent.key)
    await use(agent)
  },
  unusedKeyDesk: async ({ browser, workingDesk, agent }, use) => {
    const context = await openFaultyContext(browser, agent.key)
    await use({ ...workingDesk, agent, context })
    await context.close()
  },
  hand: async ({ page, colorScheme }, use) => use(colorScheme === 'dark' ? keyboard(page) : mouse(page)),
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      // What a journey provokes on purpose (a 402, a 404) the browser notes as a failed load.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text())
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

export { expect }

/**
 * What a journey may be gone through in, besides the light theme on a desk: given to `test.use`. Projects of their own
 * would each start their own workers and browsers.
 */
export const screens = {
  light: {},
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const

async function openFaultyContext(browser: Browser, key: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: readStage().faultyDashboardUrl,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await openSession(context, key)
  return context
}

/**
 * Signs a browser in without a page, by the route that the framework offers to programs.
 * @param dashboardUrl where it is not the one of the context
 */
export async function openSession(
  { request }: BrowserContext,
  key: string,
  dashboardUrl = '',
): Promise<void> {
  const csrf = await request.get(`${dashboardUrl}/api/auth/csrf`)
  const { csrfToken }: { csrfToken: string } = await csrf.json()
  const form = { csrfToken, key, json: 'true' }
  // Journeys sign in more often than one address may.
  const headers = { 'x-forwarded-for': randomUUID() }
  const answer = await request.post(`${dashboardUrl}/api/auth/callback/key`, { form, headers })
  expect(answer.ok(), `signing in: ${answer.status()}`).toBe(true)
}

/** Signs in with a key on the page, as somebody does who has one, and waits for where it leads. */
export async function signInWithKey(page: Page, key: string, start = '/sign-in'): Promise<void> {
  await page.goto(start)
  await page.getByRole('button', { name: 'Use an API key' }).click()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}
