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

test('the operation that is read is marked in the contents, which keep it in view', async ({
  page,
  stage,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(`${stage.serviceUrl}/docs/articles`)
  const marked = page.getByRole('navigation').locator('[aria-current=location]')
  for (const id of ['generateArticle', 'deleteArticle', 'signArticle']) {
    const link = page.getByRole('navigation').locator(`a[href="#${id}"]`)
    await page.locator(`#${id} h2`).evaluate((heading) => heading.scrollIntoView())
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(marked).toHaveCount(1)
  }
})

test('samples stay beside a long list of fields, and a long call of curl is wrapped', async ({
  page,
  stage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${stage.serviceUrl}/docs/articles#generateArticle`)
  await page.locator('#generateArticle\\.persona').evaluate((field) => field.scrollIntoView())
  await expect(page.locator('#generateArticle .samples')).toBeInViewport({ ratio: 1 })
  await page.goto(`${stage.serviceUrl}/docs/warm-leads`)
  for (const sample of await page.locator('.samples figure[data-language=bash] pre').all())
    expect(await sample.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
})

test('no guide is wider than a phone', async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${stage.serviceUrl}/docs`)
  const guides = await page
    .locator('main .entries a[href^="/docs/guides/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(guides.length).toBeGreaterThan(5)
  for (const path of guides) {
    await page.goto(`${stage.serviceUrl}${path}`)
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
  }
})

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
