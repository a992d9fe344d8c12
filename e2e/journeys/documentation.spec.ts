import { expectContrast } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

for (const [path, shown] of [
  ['/docs/errors#insufficient_credits', '402 Payment Required'],
  ['/docs/errors#404', '404 Not Found'],
  ['/docs/guides/webhooks#verify', 'Verify'],
] as const) {
  test(`${path} shows its heading below the bar`, async ({ page, stage }) => {
    await page.goto(`${stage.serviceUrl}${path}`)
    const heading = page.getByRole('heading', { name: shown, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const bar = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every text of the overview has enough contrast in the ${colorScheme} theme`, async ({
    page,
    stage,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${stage.serviceUrl}/docs`)
    await expectContrast(page)
  })
}
