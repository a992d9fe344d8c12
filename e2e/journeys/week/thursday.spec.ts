import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'
import { dayFromNow, inWords } from './days.ts'

test('on Thursday a draft is reviewed with its sources, corrected, scheduled by drag and adapted for three platforms @dark', async ({
  page,
  signedIn,
}) => {
  await signedIn.ask('PUT', '/settings', { publishSchedule: { slots: ['09:00'], postsPerDay: 1 } })
  const id = await signedIn.write()
  await page.goto('/')
  await page.getByRole('link', { name: /1 draft to review/ }).click()
  await page.getByRole('link', { name: 'Grinders for a coffee bar' }).click()

  // Each statement shows the passage that it rests on.
  const sources = page.getByRole('complementary', { name: 'Beside the text' })
  const text = page.getByRole('article', { name: 'The text' })
  await text
    .getByRole('button', { name: /^Source 1/ })
    .last()
    .click()
  await expect(sources.locator('[data-chosen]').getByRole('button', { pressed: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByText('Edit', { exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Which grinder a small bar needs')
  await page.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+Home')
  await page.keyboard.insertText('We serve 900 cups a day.\n\n')
  await expect(page.getByText('Saved, version 2')).toBeVisible()
  await page.getByText('Read', { exact: true }).click()
  await expect(text.getByText('no source')).toBeVisible()

  // A week of its own, so that none of its days is past.
  const day = dayFromNow(8)
  await page.goto(`/schedule?view=week&date=${day}`)
  await carry(page, 'Carry Which grinder a small bar needs to a day', `09:00 free on ${inWords(day)}`)
  await expect(page.getByText(`appears ${inWords(day)}, 09:00`)).toBeVisible()
  const { body } = await signedIn.ask('GET', `/articles/${id}`)
  expect(body.scheduled_at).toBe(`${day}T09:00:00.000Z`)

  await page.goto(`/articles/${id}?view=social`)
  await expect(page.getByText('This article has no adaptations yet.')).toBeVisible()
  const platforms = ['X thread', 'LinkedIn', 'Threads']
  for (const platform of platforms) await page.getByRole('checkbox', { name: platform }).check()
  await expect(page.getByText('15 cr')).toBeVisible()
  await page.getByRole('button', { name: 'Adapt for 3 platforms' }).click()
  for (const platform of platforms) {
    const card = page.getByRole('article', { name: platform, exact: true })
    await expect(card.getByText(/\d \/ [\d,]+$/).first()).toBeVisible()
  }
  await expectAccessible(page)
})

async function carry(page: Page, from: string, to: string): Promise<void> {
  const start = await page.getByRole('button', { name: from }).boundingBox()
  const end = await page.getByRole('button', { name: to }).boundingBox()
  if (!start || !end) throw new Error('Both are on screen.')
  await page.mouse.move(start.x + 5, start.y + 5)
  await page.mouse.down()
  await page.mouse.move(start.x - 60, start.y + 20, { steps: 4 })
  await page.mouse.move(end.x + 20, end.y + 8, { steps: 8 })
  await page.mouse.up()
}
