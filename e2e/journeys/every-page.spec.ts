import { setDeskToWork } from './desk-at-work.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'
import { pages } from './pages.ts'

test('every page of an empty desk is accessible and fits the window', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('every page of a desk at work is accessible and fits the window @dark @phone', async ({
  page,
  stage,
  signedIn,
}) => {
  const { records } = await setDeskToWork(stage, signedIn)
  for (const path of [...pages, ...records]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('what does not exist says so, within the desk and outside it', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  const unknown = '00000000-0000-4000-8000-000000000000'
  const lists = ['/articles', '/sessions', '/lead-magnets', '/warm-leads', '/scout-runs', '/brand-scans']
  const records = [...lists, '/knowledge', '/webhooks/deliveries'].map((list) => `${list}/${unknown}`)
  for (const path of [...records, '/nothing']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByText('This page does not exist.')).toBeVisible()
  }
  await expectAccessible(page)
})
