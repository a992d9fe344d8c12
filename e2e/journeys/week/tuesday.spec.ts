import { expectAccessibleInBothSchemes } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'
import { writeButton } from '../write-button.ts'

test('on Tuesday a scan shows where the brand is missing, and leads to an article about it', async ({
  page,
  signedIn,
  hand,
}) => {
  await signedIn.ask('POST', '/products', {
    title: 'Choosing a hand grinder',
    content:
      'The best hand grinders hold 30 grams of beans. Comandante makes hand grinders with steel burrs that last for ten years. A hand grinder needs 40 turns for one cup. Hand grinders with 48 mm burrs grind 20 grams in 35 seconds; those with 38 mm burrs need 70 seconds for the same dose. The best hand grinders weigh between 450 and 700 grams, so that they fit into a bag. Most hand grinders cost between 80 and 250 euros, and replacement burrs cost 40 euros. A hand grinder with 30 clicks a turn moves the burr by 25 micrometres with each click. Clean a hand grinder with a dry brush every 2 weeks, and never wash its steel burrs with water.',
  })
  await page.goto('/brand-scans/new')
  await hand.fill(page.getByLabel('Brand', { exact: true }), 'Kinu')
  await hand.fill(page.getByLabel('Category'), 'hand grinders')
  await expect(page.getByText(/8\scr/).first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Start practice scan' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Kinu' })).toBeVisible()
  await hand.press(page.locator('summary').getByText('What the score is made of'))
  await expect(page.getByRole('row', { name: /^Mention rate/ })).toContainText('Mentioned in 0 of')
  const question = page.locator('summary').getByText(/^Which hand grinders would you recommend/)
  await expect(page.getByText('Not mentioned').first()).toBeVisible()
  await hand.press(question)
  await expectAccessibleInBothSchemes(page)

  const advice = page.getByRole('region', { name: 'Recommendations' })
  await expect(advice.getByText(/mention Kinu/).first()).toBeVisible()
  await hand.press(advice.getByRole('link', { name: 'Write article' }).first())
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(/hand grinders/)
  await expect(page.getByText('12 credits').last()).toBeVisible()
  await hand.press(page.getByText('Mini', { exact: true }))
  await expect(page.getByText('184 left')).toBeVisible()
  await hand.press(page.getByRole('button', { name: writeButton }))
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
  await expect(page.getByRole('article', { name: 'The text' })).toContainText('20 grams in 35 seconds')
  await expect(page.getByText('Choosing a hand grinder').first()).toBeVisible()
})
