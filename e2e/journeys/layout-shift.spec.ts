import { expect, test } from './journey.ts'
import { restingBox } from './resting-box.ts'
import { writeButton } from './write-button.ts'

test('what is around a button stands still when its price comes', async ({ page, signedIn: _ }) => {
  const forms = [
    { path: '/sessions/new', field: 'Categories', submit: 'Start session' },
    { path: '/articles/new', field: 'Topic', submit: writeButton },
  ]
  for (const { path, field, submit } of forms) {
    const mayBePriced = Promise.withResolvers<void>()
    await page.route('**/api/read/estimate*', async (route) => {
      await mayBePriced.promise
      await route.continue()
    })
    await page.goto(path)
    await page.getByLabel(field, { exact: true }).fill('Tea')
    await expect(page.getByText('Pricing…').last()).toBeVisible()
    // The button with its price; the forecast below it comes on its own.
    const row = page.getByRole('button', { name: submit }).locator('..')
    const before = await restingBox(row)
    mayBePriced.resolve()
    // Without a document that bears on it, an article would end in a brief, which is free.
    // A forecast beside the form says what will be left, too.
    await expect(page.getByText(/^(?:at\sleast\s)?[\d,]+\sleft|^Free$/i).first()).toBeVisible()
    expect(await restingBox(row)).toBe(before)
    await page.unroute('**/api/read/estimate*')
  }
})

test('the list of deliveries stands still while the fields of its two moments come', async ({
  page,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/webhooks/deliveries?since=2026-01-01T00:00:00Z&until=2099-01-01T00:00:00Z')
  const field = page.getByRole('group', { name: 'Before' })
  await expect(field).toBeVisible()
  await restingBox(field)
  expect(await page.evaluate<number>('seen.shift')).toBeLessThan(0.01)
})
