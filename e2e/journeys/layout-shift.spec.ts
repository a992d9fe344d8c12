import { expect, test } from './journey.ts'

test('what is around a button stands still when its price comes', async ({ page, signedIn: _ }) => {
  const forms = [
    { path: '/sessions/new', field: 'Categories' },
    { path: '/articles/new', field: 'Topic' },
  ]
  for (const { path, field } of forms) {
    const mayBePriced = Promise.withResolvers<void>()
    await page.route('**/api/read/estimate*', async (route) => {
      await mayBePriced.promise
      await route.continue()
    })
    await page.goto(path)
    await page.getByLabel(field, { exact: true }).fill('Tea')
    await expect(page.getByText('Pricing…').last()).toBeVisible()
    const rectangle = () => page.getByRole('complementary').boundingBox()
    const before = await rectangle()
    mayBePriced.resolve()
    // Without a document that bears on it, an article would end in a brief, which is free.
    await expect(page.getByText(/· (?:at least )?\d+ left|^Free: /)).toBeVisible()
    expect(await rectangle()).toEqual(before)
    await page.unroute('**/api/read/estimate*')
  }
})
