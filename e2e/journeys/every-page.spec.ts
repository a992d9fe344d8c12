import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectContrast,
  expectFits,
  expectNarrowAccessible,
  expectStill,
} from './expect-accessible.ts'
import { expectKeyboard } from './expect-keyboard.ts'
import { expect, openSession, test } from './journey.ts'
import { pages } from './pages.ts'

const desk = { width: 1440, height: 900 }
/** What is left of the desk's window when everything is twice as large. */
const zoomed = { width: 720, height: 450 }
const phone = { width: 390, height: 844 }

/** Pages that look the same on an empty desk. */
const forms: ReadonlySet<string> = new Set([
  '/articles/new',
  '/sessions/new',
  '/warm-leads/new',
  '/lead-magnets/new',
  '/scout-runs/new',
  '/brand-scans/new',
  '/watches/new',
  '/page-tools',
  '/settings/connect',
])

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('every page of an empty desk is accessible and fits the window', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  for (const path of pages.filter((one) => !forms.has(one))) {
    await open(page, path)
    await expectAccessible(page)
  }
})

const parts = 4

for (let part = 0; part < parts; part++) {
  test(`every page of a desk at work is accessible: light and dark, without motion, by keys, on a phone, at 200% (${part + 1} of ${parts})`, async ({
    page,
    context,
    workingDesk,
  }) => {
    await openSession(context, workingDesk.agent.key)
    await page.setViewportSize(desk)
    for (const path of [...pages, ...workingDesk.records].filter((_, place) => place % parts === part)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await open(page, path)
      await expectStill(page)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectContrast(page)
      await page.setViewportSize(zoomed)
      await expectFits(page)
      await page.setViewportSize(phone)
      await expectNarrowAccessible(page)
      await page.setViewportSize(desk)
      await expectKeyboard(page)
    }
  })
}

test('what does not exist says so, within the desk and outside it', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  const unknown = '00000000-0000-4000-8000-000000000000'
  const lists = ['/articles', '/sessions', '/lead-magnets', '/warm-leads', '/scout-runs', '/brand-scans']
  const records = [...lists, '/knowledge', '/webhooks/deliveries'].map((list) => `${list}/${unknown}`)
  // An address that is no id is no record's, either.
  for (const path of [...records, '/articles/3b', '/warm-leads/3b', '/watches/3b', '/nothing']) {
    // A page waits 700 ms for its record, and a busy machine may take longer the first time.
    await expect(async () => {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 404])
    }).toPass()
    await expect(page.getByRole('heading', { level: 1, name: / not found$/ })).toBeVisible()
    const back = path === '/nothing' ? '/' : path.slice(0, path.lastIndexOf('/'))
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', back)
  }
  await expectAccessible(page)
})
