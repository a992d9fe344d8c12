import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a scan shows where a brand is missing and leads to an article', async ({ page, signedIn }) => {
  await signedIn.ask('POST', '/products', {
    title: 'Choosing a hand grinder',
    content: 'A hand grinder should hold 30 grams. Kinu makes hand grinders. Steel burrs last for years.',
  })
  await page.goto('/brand-scans/new')
  await page.getByLabel('Brand', { exact: true }).fill('Kinu')
  await expect(page.getByText(/8\scr/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start brand scan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kinu' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Visibility score' })).toBeVisible()
  await page.getByText('What the score is made of').click()
  await expect(page.getByRole('table', { name: 'Score breakdown' })).toContainText('Mention rate')
  await expect(page.getByText('hand grinders', { exact: true })).toBeVisible()
  await expect(page.getByText(/Only one engine answered/)).toBeVisible()
  await page.locator('summary').getByText('What is Kinu, and who is it for?').click()
  await expect(page.locator('mark', { hasText: 'Kinu' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Scan again' }).click()
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('Kinu')
  await page.getByLabel('Category').fill('espresso machines')
  await page.getByRole('button', { name: 'Start brand scan' }).click()
  await expect(page.getByText('espresso machines', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Write article' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).not.toBeEmpty()

  // A brand alone is opened at once.
  await page.goto('/brand-scans')
  await expect(page.getByRole('list', { name: 'Brands' })).toContainText('2 scans')
  await expect(page.getByRole('heading', { name: 'Recent scans' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/brand-scans?brand=Kinu')
  const boxes = page.getByRole('checkbox', { name: 'Select the scan of Kinu' })
  await expect(boxes).toHaveCount(2)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  // What changed comes first; what did not is a press away.
  const score = page.getByRole('region', { name: 'Score' })
  const same = score.getByRole('button', { name: /the same in both$/ })
  await same.click()
  await expect(same).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('table', { name: 'Score' })).toContainText('Mention rate')
  await expectAccessible(page)
})

test('a scan that no engine answered says that there is no data, and that the credits came back', async ({
  page,
  signedIn,
}) => {
  const { body } = await signedIn.ask('POST', '/tools/brand-scan', { brandName: '<b>Nobody</b>' })
  await page.goto(`/brand-scans/${body.id}`)
  await expect(page.getByText("Credits refunded. You weren't charged.")).toBeVisible()
  await expect(page.getByText(/no score was computed/)).toBeVisible()
  await page.goto('/brand-scans')
  await expect(page.getByRole('list', { name: 'Brands' })).toContainText('Failed')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All scans' }).click()
  await expect(page.getByRole('table', { name: 'Brand scans' })).toContainText('Failed')
  await expectAccessible(page)
})
