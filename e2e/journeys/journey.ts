import { test as base, expect, type Page } from '@playwright/test'
import { readStage, type Stage } from '../stage/stage.ts'
import { type Agent, claimAgent } from './agent.ts'

/** What every journey is given besides Playwright's own. */
type Journey = {
  stage: Stage
  /** An agent of a new tenant with 200 credits. */
  agent: Agent
  /** The same, signed in to the dashboard in `page`. */
  signedIn: Agent
}

/** Addresses in `page.goto` are those of our dashboard; an error in the browser's console fails the journey. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  stage: async ({}, use) => use(readStage()),
  baseURL: async ({ stage }, use) => use(stage.dashboardUrl),
  agent: async ({ stage }, use) => use(await claimAgent(stage)),
  signedIn: async ({ agent, page }, use) => {
    await signInWithKey(page, agent.key)
    await use(agent)
  },
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

/** Signs in with a key, as somebody does who has one, and waits for the first page. */
export async function signInWithKey(page: Page, key: string, start = '/sign-in'): Promise<void> {
  await page.goto(start)
  await page.getByRole('button', { name: 'Use a key I already have' }).click()
  await page.getByLabel('Agent key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}
