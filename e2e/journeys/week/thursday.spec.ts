import { expectAccessibleInBothSchemes } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'
import { dayFromNow, toMessage } from './days.ts'

test('on Thursday a draft is reviewed with its sources, corrected, scheduled by drag and adapted for three platforms', async ({
  page,
  signedIn,
  hand,
}) => {
  await signedIn.ask('PUT', '/settings', { publishSchedule: { slots: ['09:00'], postsPerDay: 1 } })
  const id = await signedIn.write()
  await page.goto('/')
  await hand.press(page.getByRole('link', { name: /1 draft to review/ }))
  await hand.press(page.getByRole('link', { name: 'Grinders for a coffee bar' }))

  // Each statement shows the passage that it rests on.
  const sources = page.getByRole('complementary', { name: 'Next to the text' })
  const text = page.getByRole('article', { name: 'The text' })
  await hand.press(text.getByRole('listitem').locator('mark').first())
  await expect(sources.locator('[data-chosen]').getByRole('button', { pressed: true })).toBeVisible()
  // Whatever the tabs at the top half cover would count as too small to press.
  await sources.evaluate((column) => column.scrollTo(0, 0))
  await expectAccessibleInBothSchemes(page)

  await hand.press(page.getByText('Edit', { exact: true }))
  await hand.fill(page.getByLabel('Title', { exact: true }), 'Which grinder a small bar needs')
  await hand.enter(page.getByRole('textbox', { name: 'Text' }))
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.insertText('Our roastery in Porto opened in 1998.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Saved, version \d+$/ })).toBeVisible()
  await hand.press(page.getByText('Read', { exact: true }))
  await expect(text.getByText('no source')).toBeVisible()

  // A week of its own, so that none of its days is past.
  const day = dayFromNow(8)
  await page.goto(`/schedule?view=week&date=${day}`)
  await hand.carry(
    page.getByRole('button', { name: 'Drag Which grinder a small bar needs to a day' }),
    page.getByRole('button', { name: `Add article at 9:00 on ${toMessage(day)}` }),
    { day: toMessage(day), time: '9:00' },
  )
  await expect(page.getByText(`scheduled for ${toMessage(day)}, 9:00`)).toBeVisible()
  const { body } = await signedIn.ask('GET', `/articles/${id}`)
  expect(body.scheduled_at).toBe(`${day}T09:00:00.000Z`)

  await page.goto(`/articles/${id}?view=social`)
  await expect(page.getByText(/^Posts use only text from the article/)).toBeVisible()
  const platforms = ['Post thread', 'LinkedIn', 'Threads']
  for (const name of platforms) await hand.press(page.getByRole('checkbox', { name, exact: true }))
  for (const platform of platforms)
    await expect(page.getByRole('checkbox', { name: platform, exact: true })).toBeChecked()
  await expect(page.getByText('15 credits').first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Create 3 posts' }))
  await expect(page.getByText('3 posts written')).toBeVisible()
  for (const platform of platforms) {
    await hand.press(page.getByRole('button', { name: new RegExp(`^${platform}(?!s)`) }).first())
    const card = page.getByRole('article', { name: platform, exact: true })
    await expect(card.getByText(/\d \/ [\d,]+$/).first()).toBeVisible()
  }
  await expectAccessibleInBothSchemes(page)
})
