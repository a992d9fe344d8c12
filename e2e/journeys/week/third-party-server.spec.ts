import { fakeCode } from '../../fake-api/agent-answers.ts'
import { newEmail } from '../agent.ts'
import { expectAccessibleInBothSchemes } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'
import { writeButton } from '../write-button.ts'

test.use({ baseURL: async ({ stage }, use) => use(stage.fakeApiDashboardUrl) })

test("on a stranger's server the week goes as far as its operations do", async ({ page, hand }) => {
  await page.goto('/sign-in')
  await hand.fill(page.getByLabel('Email address'), newEmail())
  await hand.press(page.getByRole('button', { name: 'Email me a link' }))
  await hand.fill(page.getByLabel('6-digit code'), fakeCode)
  await page.waitForURL((url) => url.pathname !== '/sign-in')

  // Monday: a session without a forecast, and the gaps that the server knows.
  await page.goto('/sessions/new')
  await hand.fill(page.getByLabel('Categories', { exact: true }), 'Grinders')
  await hand.press(page.getByRole('button', { name: 'Start session' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Grinders' })).toBeVisible()
  await page.goto('/schedule')
  await expect(page.getByRole('link', { name: 'Write an article' }).first()).toBeVisible()

  // Tuesday: who leaves the brand out, and the article that is recommended.
  await page.goto('/brand-scans/new')
  await hand.fill(page.getByLabel('Brand', { exact: true }), 'Kinu')
  await hand.press(page.getByRole('button', { name: 'Start brand scan' }))
  const sonar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^sonar/ }) })
  await expect(sonar).toContainText('Not mentioned')
  await hand.press(page.getByRole('link', { name: 'Write article' }))
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Publish a comparison page.')
  await hand.press(page.getByRole('button', { name: writeButton }))
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
  const article = page.url()
  await expect(page.getByRole('heading', { level: 1, name: /Publish a comparison page/ })).toBeVisible()

  // Wednesday: a report whose inner members have names of their own is still readable.
  await page.goto('/warm-leads/new')
  await hand.fill(page.getByLabel('Company'), 'acme.example')
  await hand.press(page.getByRole('button', { name: 'Create report' }))
  await hand.press(page.getByRole('button', { name: 'Spend 40 credits' }))
  await expect(page.getByText('Jo Park').first()).toBeVisible()
  await expect(page.getByText('<b>Acme GmbH</b>').first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  // Thursday: three platforms, of which one fails and says why.
  await page.goto(`${article}?view=social`)
  await expect(page.getByText("This server can't list social posts.")).toBeVisible()
  for (const name of ['Post thread', 'LinkedIn', 'Reddit'])
    await hand.press(page.getByRole('checkbox', { name, exact: true }))
  await hand.press(page.getByRole('button', { name: /^Create 3 posts/ }))
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toBeVisible()
  await expect(page.getByText(/Reddit/).first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  // Friday: what was given up and why; recovering it is not offered.
  await page.goto('/webhooks/deliveries?status=dead_lettered')
  await expect(page.getByRole('region', { name: 'Failures by endpoint' })).toContainText('upstream said no')
  await hand.press(page.getByRole('link', { name: 'article.generated' }))
  await expect(page.getByText(/not supported by this server|this server can't list/i).first()).toBeVisible()
})
