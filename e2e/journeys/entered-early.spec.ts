import { devices, type Page } from '@playwright/test'
import { newEmail } from './agent.ts'
import { expect, test } from './journey.ts'

/** Opens a page and holds its scripts back; answers what lets them through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = '**/_next/static/**/*.js*'
  const gate = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    gate.resolve()
    await page.waitForLoadState('load')
  }
}

test('what is typed, chosen and ticked before the scripts ran is in the order of an article, also after a reload', async ({
  page,
  signedIn: _,
}) => {
  const letScriptsRun = await openWithoutScripts(page, '/articles/new')
  const topic = page.getByRole('textbox', { name: 'Topic' })
  const images = page.getByRole('checkbox', { name: /^Images/ })
  const language = page.getByRole('combobox', { name: 'Language' })
  await topic.fill('Typed before the scripts')
  await images.check()
  await language.selectOption('de')
  await page.getByRole('radio', { name: 'Turbo' }).check({ force: true })
  await letScriptsRun()
  // The form counts the characters that it holds.
  await expect(page.getByText('24/500')).toBeVisible()
  const isKept = async () => {
    await expect(topic).toHaveValue('Typed before the scripts')
    await expect(images).toBeChecked()
    await expect(language).toHaveValue('de')
    await expect(page.getByRole('radio', { name: 'Turbo' })).toBeChecked()
    // Without a model it has one length, and says its price.
    await expect(page.getByText('Up to 400 words')).toBeVisible()
  }
  await isKept()
  await page.reload()
  await expect(page.getByText('24/500')).toBeVisible()
  await isKept()
})

test('what is typed before the scripts ran counts more than what was kept, and leaves the rest of it', async ({
  page,
  signedIn: _,
}) => {
  const brand = page.getByRole('textbox', { name: 'Brand' })
  const category = page.getByRole('textbox', { name: /^Category/ })
  await page.goto('/brand-scans/new')
  await brand.fill('Typed last week')
  await category.fill('coffee grinders')
  await expect(page.getByText(/\d+\scr/).first()).toBeVisible()

  const letScriptsRun = await openWithoutScripts(page, '/brand-scans/new')
  await expect(brand).toHaveValue('')
  await brand.fill('Typed now')
  await letScriptsRun()
  await expect(category).toHaveValue('coffee grinders')
  await expect(brand).toHaveValue('Typed now')
  await page.reload()
  await expect(category).toHaveValue('coffee grinders')
  await expect(brand).toHaveValue('Typed now')
})

test('a lead magnet is made as it was chosen before the scripts ran', async ({ page, signedIn: _ }) => {
  const letScriptsRun = await openWithoutScripts(page, '/lead-magnets/new')
  await page.getByRole('textbox', { name: 'Topic' }).fill('Opening a coffee bar')
  await page.getByRole('radio', { name: 'Framework' }).check({ force: true })
  await page.getByRole('checkbox', { name: /^Images/ }).check()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await letScriptsRun()
  const submit = page.getByRole('button', { name: 'Create lead magnet' })
  await expect(submit).toBeVisible()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/lead-magnets/new'),
  )
  await submit.click()
  const body = (await sent).postData()
  expect(body).toContain('"type":"framework"')
  expect(body).toContain('"generate_images":true')
  expect(body).toContain('"language":"de"')
})

test('platforms that were ticked before the scripts ran are priced and adapted for', async ({
  page,
  signedIn,
}) => {
  const article = await signedIn.write()
  const letScriptsRun = await openWithoutScripts(page, `/articles/${article}?view=social`)
  await page.getByRole('checkbox', { name: 'Post thread', exact: true }).check()
  await page.getByRole('checkbox', { name: 'LinkedIn' }).check()
  await page.getByRole('checkbox', { name: 'Add referral link' }).uncheck()
  await letScriptsRun()
  const submit = page.getByRole('button', { name: 'Create 2 posts' })
  await expect(submit).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Add referral link' })).not.toBeChecked()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes(article),
  )
  await submit.click()
  expect((await sent).postData()).toContain('"include_ref_link":false')
})

test('a search that was typed before the scripts ran is searched for', async ({ page, signedIn }) => {
  await signedIn.write()
  const letScriptsRun = await openWithoutScripts(page, '/articles')
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('nothing of the kind')
  await letScriptsRun()
  await expect(page.getByText('No articles about “nothing of the kind”')).toBeVisible()
})

test('settings that were changed before the scripts ran are changed, and can be saved', async ({
  page,
  signedIn: _,
}) => {
  const letScriptsRun = await openWithoutScripts(page, '/settings')
  await page.getByRole('spinbutton', { name: 'Articles per day' }).fill('7')
  await page.getByRole('switch', { name: 'Publish without review' }).check()
  await page.getByRole('textbox', { name: 'Referral link' }).fill('https://typed.example/early')
  await letScriptsRun()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: 'Articles per day' })).toHaveValue('7')
  await expect(page.getByRole('switch', { name: 'Publish without review' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Referral link' })).toHaveValue(
    'https://typed.example/early',
  )
})

test('a threshold of low credits that was typed before the scripts ran can be saved', async ({
  page,
  signedIn: _,
}) => {
  const letScriptsRun = await openWithoutScripts(page, '/credits')
  const threshold = page.getByRole('spinbutton', { name: 'Threshold' })
  await threshold.fill('77')
  await letScriptsRun()
  await page.locator('form', { has: threshold }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Threshold saved')).toBeVisible()
  await expect(threshold).toHaveValue('77')
})

test('a filter that was chosen, and a draft that was edited, before the scripts ran', async ({
  page,
  signedIn,
}) => {
  const article = await signedIn.write()
  const letFilterRun = await openWithoutScripts(page, '/credits')
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('grant')
  await letFilterRun()
  await page.waitForURL(/kind=grant/)

  const letEditorRun = await openWithoutScripts(page, `/articles/${article}?view=edit`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Typed before the scripts')
  await letEditorRun()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed before the scripts')
  await expect(title).toHaveValue('Typed before the scripts')
})

test.describe('on a phone,', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test('the shape of the calendar that a phone chose before the scripts ran is the one it shows', async ({
    page,
    signedIn: _,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const letScriptsRun = await openWithoutScripts(page, '/schedule')
    await page.getByText('Month', { exact: true }).click()
    await letScriptsRun()
    await page.waitForURL(/view=month/)
    await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
  })
})

test('what is pressed before the scripts ran is done once they have', async ({ page, signedIn: _ }) => {
  const letScriptsRun = await openWithoutScripts(page, '/settings')
  const zone = page.getByRole('button', { name: /^Time zone/ })
  await zone.click()
  // Impatience presses twice; what opens must not close by it.
  await zone.click()
  await letScriptsRun()
  await page.getByPlaceholder('City or region').fill('Lisbon')
  await page.getByRole('option', { name: /Lisbon/ }).click()
  await expect(zone).toHaveText(/Europe\/Lisbon/)

  const letKeysRun = await openWithoutScripts(page, '/articles/new')
  await page.keyboard.press('Control+k')
  await letKeysRun()
  await expect(page.getByPlaceholder('Search or run a command')).toBeFocused()
})

test('a form that is sent before the scripts ran is sent by them, with what was typed', async ({ page }) => {
  const letScriptsRun = await openWithoutScripts(page, '/sign-in')
  await page.getByLabel('Email address').fill(newEmail())
  await page.getByText('Change name').click()
  await page.getByLabel('Name for this dashboard').fill('Mara in a hurry')
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await letScriptsRun()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})
