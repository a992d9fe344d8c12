import { expect, screens, test } from './journey.ts'

test.use(screens.phone)

test('of tabs that a phone has no room for, the current one is in sight', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/settings/results')
  const current = page.locator('nav a[aria-current="page"]').filter({ visible: true }).last()
  await expect(current).toHaveAttribute('href', '/settings/results')
  await expect(current).toBeInViewport({ ratio: 1 })
})
