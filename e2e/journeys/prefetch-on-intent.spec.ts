import { expect, test } from './journey.ts'

test('a menu and a dialog that load when they are opened keep the focus where keys expect it', async ({
  page,
  signedIn,
}) => {
  await page.goto('/webhooks')
  const account = page.getByRole('button', { name: `Account ${signedIn.email}` })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()

  const verify = page.getByRole('button', { name: 'Verify signatures' })
  await verify.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Verify signatures' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(verify).toBeFocused()
})

test('scripts come by brotli to whoever takes it, and are the same to everybody else', async ({
  page,
  stage,
}) => {
  await page.goto('/sign-in')
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const script = sources.find((source) => source?.startsWith('/_next/static/chunks/'))
  const address = `${stage.dashboardUrl}${script}`
  const take = (encoding: string) => fetch(address, { headers: { 'Accept-Encoding': encoding } })
  const [small, plain] = await Promise.all([take('gzip, br'), take('identity')])
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.headers.get('content-type')).toContain('javascript')
  for (const answer of [small, plain]) {
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await small.text()).toBe(await plain.text())
})

test('a press in the navigation moves its mark at once, and a slow page has a bar at the top meanwhile', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: `Account ${signedIn.email}` })).toBeVisible()
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/sessions\?.*_rsc=/, async (route) => {
    await held
    await route.continue()
  })
  const areas = page.getByRole('navigation', { name: 'Areas' })
  const sessions = areas.getByRole('link', { name: 'Sessions' })
  const overview = areas.getByRole('link', { name: 'Overview' })
  const bar = page.locator('[data-pending-page]')
  await sessions.click()
  await expect(sessions).toHaveCSS('font-weight', '500')
  await expect(overview).toHaveCSS('font-weight', '400')
  // Where one is has not changed yet.
  await expect(overview).toHaveAttribute('aria-current', 'page')
  await expect(bar).toBeVisible()
  arrive()
  await expect(sessions).toHaveAttribute('aria-current', 'page')
  await expect(bar).toHaveCount(0)
})
