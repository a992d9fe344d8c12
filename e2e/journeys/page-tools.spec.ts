import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a page is checked, understood, and checked again without losing what was found', async ({
  page,
  stage,
  signedIn,
}) => {
  const address = `${stage.sourceUrl}/shop`
  await page.goto('/page-tools')
  await page.getByLabel('Page URL').fill(address)
  await expect(page.getByText('2 credits')).toBeVisible()
  await page.getByRole('button', { name: 'Check page' }).click()
  const product = page.getByRole('region', { name: /^Product: Conical grinder/ })
  await expect(product).toContainText('Product snippet: not eligible yet')
  const issues = page.getByRole('list', { name: 'Issues' })
  await expect(issues).toContainText('Write "price": "640.00"')
  await expect(issues).toContainText('Write description.')
  // One list for both checks: nothing is said twice.
  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(
    issues.getByText('The tags say 1200 by 640 pixels, but the image has 1200 by 630.'),
  ).toHaveCount(1)
  await expectAccessible(page)

  // One button for what can be watched of a page.
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(page.getByRole('menuitem', { name: 'Structured data' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Social preview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Social preview' }).click()
  const facebook = page.getByRole('region', { name: 'Facebook' })
  await expect(facebook).toContainText('The quiet grinder')
  // The picture comes from the service: no browser asks the site for it.
  await expect(facebook.getByRole('img')).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expectAccessible(page)
  await page.getByRole('tab', { name: /Raw tags/ }).click()
  const tags = page.getByRole('tabpanel', { name: /Raw tags/ })
  await expect(tags.getByText('The quiet grinder')).toBeVisible()
  await expectAccessible(page)

  // What was paid for survives a reload, and the address of the page leads back to it.
  await page.reload()
  await expect(tags.getByText('The quiet grinder')).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^No changes since the last check/)).toBeVisible()
  expect((await signedIn.ask('GET', '/me')).body).toMatchObject({ tenant_balance: { credits: 196, held: 0 } })
})

test('a page that cannot be read costs nothing, and what was typed stays', async ({
  page,
  stage,
  signedIn,
}) => {
  await page.goto('/page-tools')
  await page.getByLabel('Page URL').fill(`${stage.sourceUrl}/nothing`)
  await page.getByRole('button', { name: 'Check page' }).click()
  await expect(page.getByText('has no page at this URL (404)')).toBeVisible()
  await expect(page.getByText('Your credits were refunded.')).toBeVisible()
  await expect(page.getByLabel('Page URL')).toHaveValue(`${stage.sourceUrl}/nothing`)
  await expectAccessible(page)
  expect((await signedIn.ask('GET', '/me')).body).toMatchObject({ tenant_balance: { credits: 200, held: 0 } })
})

test('an empty form asks for a page, and not for a protocol', async ({ page, signedIn: _ }) => {
  await page.goto('/page-tools')
  await page.getByRole('button', { name: 'Check page' }).click()
  await expect(page.getByText('Enter the URL of a page.')).toBeVisible()
})

test('before the first check there is an example, and the pages of the company to choose from', async ({
  page,
  signedIn,
}) => {
  await signedIn.ask('PUT', '/settings', { companyProfile: { websites: ['www.mozilla.org'] } })
  await page.goto('/page-tools')
  const example = page.getByRole('region', { name: 'What you get' })
  await expect(example.getByRole('list', { name: 'Issues' })).toContainText('Write "price": "640.00"')
  await expectAccessible(page)
  const own = page.getByRole('list', { name: 'Your pages' })
  await expect(own).toContainText('mozilla.org')
  await expect(own.getByRole('button', { name: 'Check Home page of mozilla.org, 2 credits' })).toBeEnabled()
})
