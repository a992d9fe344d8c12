import { standInCode } from '../../stand-in-api/agent-answers.ts'
import { newEmail } from '../agent.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'

test.use({ baseURL: async ({ stage }, use) => use(stage.standInDashboardUrl) })

test("on a stranger's server the week goes as far as its operations do @dark", async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail address').fill(newEmail())
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await page.getByLabel('Six-digit code').fill(standInCode)
  await page.waitForURL((url) => url.pathname !== '/sign-in')

  // Monday: a session without a forecast, and the gaps that the server knows.
  await page.goto('/sessions/new')
  await page.getByLabel('Categories', { exact: true }).fill('Grinders')
  await page.getByRole('button', { name: 'Start the session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grinders' })).toBeVisible()
  await page.goto('/schedule')
  await expect(page.getByRole('link', { name: 'Write for it' }).first()).toBeVisible()

  // Tuesday: who leaves the brand out, and the article that is recommended.
  await page.goto('/brand-scans')
  await page.getByLabel('Brand', { exact: true }).fill('Kinu')
  await page.getByRole('button', { name: 'Scan the brand' }).click()
  await expect(page.getByRole('row', { name: /^sonar/ })).toContainText('Left out')
  await page.getByRole('link', { name: 'Write this article' }).click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Publish a comparison page.')
  await page.getByRole('button', { name: 'Write the article' }).click()
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
  const article = page.url()
  await expect(page.getByRole('heading', { level: 1, name: /Publish a comparison page/ })).toBeVisible()

  // Wednesday: a report whose inner members have names of their own is still readable.
  await page.goto('/warm-leads/new')
  await page.getByLabel('Company').fill('acme.example')
  await page.getByRole('button', { name: 'Report on this company' }).click()
  await page.getByRole('button', { name: 'Spend 40 credits' }).click()
  await expect(page.getByText('Jo Park').first()).toBeVisible()
  await expect(page.getByText('<b>Acme GmbH</b>').first()).toBeVisible()
  await expectAccessible(page)

  // Thursday: three platforms, of which one fails and says why.
  await page.goto(`${article}?view=social`)
  await expect(page.getByText('A list of adaptations is not offered by this service.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'X thread' }).check()
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check()
  await page.getByRole('checkbox', { name: 'Reddit' }).check()
  await page.getByRole('button', { name: 'Adapt for 3 platforms' }).click()
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toBeVisible()
  await expect(page.getByText(/Reddit/).first()).toBeVisible()
  await expectAccessible(page)

  // Friday: what was given up and why; recovering it is not offered.
  await page.goto('/webhooks/deliveries?status=dead_lettered')
  await expect(page.getByRole('region', { name: 'Why they were given up' })).toContainText('upstream said no')
  await page.getByRole('link', { name: 'article.generated' }).click()
  await expect(page.getByText(/not offered by this service/i).first()).toBeVisible()
})
