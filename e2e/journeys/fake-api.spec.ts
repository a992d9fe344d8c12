import { fakeCode } from '../fake-api/agent-answers.ts'
import { newEmail } from './agent.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, screens, test } from './journey.ts'
import { writeButton } from './write-button.ts'

test.use({ baseURL: async ({ stage }, use) => use(stage.fakeApiDashboardUrl) })

test.beforeEach(async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email address').fill(newEmail())
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByLabel('6-digit code').fill(fakeCode)
  await page.waitForURL((url) => url.pathname !== '/sign-in')
})

for (const name of ['light', 'phone'] as const) {
  test.describe(name, () => {
    test.use(screens[name])

    test("on a stranger's server an article is written, polled and published", async ({ page }) => {
      await page.goto('/articles/new')
      await page.getByRole('textbox', { name: 'Topic' }).fill('Tea in Lisbon')
      await expect(page.getByText("This server doesn't show prices in advance.")).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: writeButton }).click()
      await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
      await expect(page.getByRole('heading', { level: 1, name: 'About Tea in Lisbon' })).toBeVisible()
      await expect(
        page.getByText(/not supported by this server|this server can't list/i).first(),
      ).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('button', { name: 'Publish now' }).click()
      await expect(page.getByRole('link', { name: 'View live' })).toBeVisible()

      // The server lists nothing: what was started in this browser is the list.
      await page.goto('/articles')
      await expect(page.getByRole('link', { name: 'About Tea in Lisbon' })).toBeVisible()
      await expectAccessible(page)

      await page.goto('/articles/new')
      await page.getByRole('textbox', { name: 'Topic' }).fill('Coffee, please fail')
      await page.getByRole('button', { name: writeButton }).click()
      await expect(page.getByText('The writer gave up.')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/articles/new')
      await page.getByRole('textbox', { name: 'Topic' }).fill('One more')
      await page.getByRole('button', { name: writeButton }).click()
      await expect(page.getByRole('alert', { name: 'Not enough credits' })).toContainText('Get 500 for $5')
    })
  })
}

test("on a stranger's server endpoints and deliveries are listed, and its words stay text", async ({
  page,
}) => {
  await page.goto('/webhooks')
  await expect(page.getByText('https://hooks.example/articles')).toBeVisible()
  await expect(page.getByText('<b>Site builder</b>').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/webhooks/deliveries')
  await expect(page.getByRole('link', { name: 'article.generated' })).toHaveCount(5)
  await page.goto('/webhooks/deliveries?status=dead_lettered')
  await expect(page.getByRole('link', { name: 'article.generated' })).toHaveCount(1)
  await expect(page.getByText('<img src=x onerror=alert(1)> upstream said no').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
  // The page of the delivery: pressed before the scripts run, the link leads there and not to the sheet beside the list.
  await page.goto((await page.getByRole('link', { name: 'article.generated' }).getAttribute('href')) ?? '')
  await expect(page.getByText(/not supported by this server|this server can't list/i).first()).toBeVisible()
  await expectAccessible(page)
})

test("on a stranger's server a session is started once, and shown as it was told", async ({ page }) => {
  await page.goto('/sessions/new')
  await page.getByLabel('Categories', { exact: true }).fill('Tea')
  await expect(page.getByText("doesn't show prices in advance, so there is no forecast")).toBeVisible()
  await page.getByRole('button', { name: 'Start session' }).click()
  await page.waitForURL(/\/sessions\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible()
  await expect(page.getByText(/not supported by this server|this server can't list/i)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/sessions')
  await expect(page.getByRole('link', { name: 'Tea' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/sessions/new')
  await page.getByLabel('Categories', { exact: true }).fill('Coffee')
  await page.getByRole('button', { name: 'Start session' }).click()
  await page.getByRole('link', { name: 'View session' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible()
})

test("on a stranger's server a page is checked, and its answer is shown in its own words", async ({
  page,
}) => {
  await page.goto('/page-tools')
  await page.getByLabel('Page URL').fill('https://acme.example/')
  await page.getByRole('button', { name: 'Check page' }).click()
  await expect(page.getByText('<b>Article</b>')).toBeVisible()
  await expectAccessible(page)
})

test("on a stranger's server an avatar is made, kept here, and shown in words where its picture is not", async ({
  page,
}) => {
  await page.goto('/avatars')
  await expect(page.getByText(/This server can't list avatars/)).toBeVisible()
  await page.getByRole('button', { name: 'More people and settings' }).click()
  await page.getByRole('radio', { name: 'Rooftop' }).check()
  await page.getByRole('button', { name: 'Create avatar' }).click()
  await expect(page.getByRole('heading', { name: 'Tech founder, rooftop' })).toBeVisible()
  await expect(page.getByText("Couldn't load the image.").first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open portrait image' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Avatars' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
})

test("on a stranger's server a report is shown whatever its parts are called", async ({ page }) => {
  await page.goto('/warm-leads/new')
  await page.getByLabel('Company').fill('acme.example')
  await page.getByRole('button', { name: 'Create report' }).click()
  await page.getByRole('button', { name: 'Spend 40 credits' }).click()
  await page.waitForURL(/\/warm-leads\/[0-9a-f-]{36}/)
  for (const text of ['<b>Acme GmbH</b>', 'Opened a second bar', 'Jo Park', '71', 'EU'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('<script>alert(1)</script> good to see')).toBeVisible()
  await expectAccessible(page)
  // It exports nothing itself: what the report has in it is the file.
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = page.getByRole('menuitem', { name: 'CSV' })
  const file = await page.request.get((await csv.getAttribute('href')) ?? '')
  expect(await file.text()).toContain('Jo Park')
  await expect(page.getByRole('menuitem', { name: 'XLSX' })).toHaveCount(0)
  const sheet = page.getByRole('menuitem', { name: /^sheet/ })
  await expect(sheet).toHaveAttribute('href', /^https:\/\/acme\.example/)
  await page.goto('/warm-leads')
  await expect(page.getByRole('link', { name: 'acme.example' })).toBeVisible()
  await page.goto('/warm-leads/suppressions')
  await expect(page.getByText(/not supported by this server|this server can't list/i)).toBeVisible()
  await page.goto('/warm-leads/new?domain=blocked.example')
  await page.getByRole('button', { name: 'Create report' }).click()
  await page.getByRole('button', { name: 'Spend 40 credits' }).click()
  await expect(page.getByText('site policy')).toBeVisible()
  await expect(page.getByText('Credits refunded')).toBeVisible()
})

test("on a stranger's server every page stands, and says what the server lacks", async ({ page }) => {
  for (const path of [
    '/',
    '/articles',
    '/sessions',
    '/warm-leads',
    '/page-tools',
    '/avatars',
    '/knowledge',
    '/knowledge/search?q=tea',
    '/credits',
    '/settings',
    '/settings/models',
    '/settings/answer-engines',
    '/settings/server',
    '/settings/connect',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/credits')
  await expect(page.getByText(/not supported by this server|this server can't list/i).first()).toBeVisible()
  await page.goto('/knowledge?add=document')
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByLabel('Title').fill('Our teas')
  await page.getByLabel('Text', { exact: true }).last().fill('We sell 12 teas.')
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByText('“Our teas” was added')).toBeVisible()
})

test("on a stranger's server the key is rotated, and the session goes on", async ({ page }) => {
  await page.goto('/settings/connect')
  await page.getByRole('button', { name: 'Rotate key…' }).click()
  await expect(page.getByText('the old one expires immediately')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rotate key', exact: true }).click()
  await expect(page.getByText('You stay signed in with the new key')).toBeVisible()
  await page.goto('/webhooks')
  await expect(page.getByText('https://hooks.example/articles')).toBeVisible()
  // Neither the menu nor the way out breaks the page's policy or throws: the journey would note it.
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/sign-in/)
  await expect(page.getByLabel('Email address')).toBeVisible()
})

test("on a stranger's server the schedule tells the gaps and times that it knows", async ({ page }) => {
  await page.goto('/schedule')
  await expect(page.getByText('This server has no calendar.')).toBeVisible()
  await expect(page.getByText('1 article per day: 9:00, 17:30.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Write an article' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeVisible()
  await expectAccessible(page)
})
