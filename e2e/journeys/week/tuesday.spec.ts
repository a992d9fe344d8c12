import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'

test('on Tuesday a scan shows where the brand is missing, and leads to an article about it @dark', async ({
  page,
  signedIn,
}) => {
  await signedIn.ask('POST', '/products', {
    title: 'Choosing a hand grinder',
    content:
      'The best hand grinders hold 30 grams of beans. Comandante makes hand grinders with steel burrs that last for ten years. A hand grinder needs 40 turns for one cup.',
  })
  await page.goto('/brand-scans')
  await page.getByLabel('Brand', { exact: true }).fill('Kinu')
  await page.getByLabel('Category').fill('hand grinders')
  await expect(page.getByText(/8 cr/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Scan the brand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kinu' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Mention rate/ })).toContainText('Named in 0 of')
  const question = page.getByText(/^What are the best hand grinders/)
  await expect(page.getByText('Left out').first()).toBeVisible()
  await question.click()
  await expectAccessible(page)

  const advice = page.getByRole('region', { name: 'What to do next' })
  await expect(advice.getByText(/leaves Kinu out/).first()).toBeVisible()
  await advice.getByRole('link', { name: 'Write this article' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(/hand grinders/)
  await expect(page.getByText('20 cr').last()).toBeVisible()
  await page.getByText('Mini', { exact: true }).click()
  await expect(page.getByText('176 left')).toBeVisible()
  await page.getByRole('button', { name: 'Write the article' }).click()
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
  await expect(page.getByRole('article', { name: 'The text' })).toContainText('30 grams')
  await expect(page.getByText('Choosing a hand grinder').first()).toBeVisible()
})
