import { expectAccessible } from './expect-accessible.ts'
import { expect, openSession, test } from './journey.ts'

test('a watch is started from the list of watches, leads on from its runs, and is found by its words', async ({
  page,
  stage,
  signedIn: _,
}) => {
  // What the list of watches leads to keeps what was typed, whatever one does in between.
  await page.goto('/watches')
  await page.getByRole('link', { name: 'New watch' }).click()
  await page.getByText('Structured data', { exact: true }).click()
  const watched = `${stage.sourceUrl}/watched-page`
  await page.getByLabel('Page URL').fill(watched)
  await expect(page.getByText('1 credit', { exact: true })).toBeVisible()
  await expect(page.getByText('Up to 5 credits in 30 days.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '← Watches' }).click()
  await page.getByRole('link', { name: 'New watch' }).click()
  await expect(page.getByLabel('Page URL')).toHaveValue(watched)
  await page.getByRole('button', { name: 'Start watch' }).click()
  await expect(page).toHaveURL(/\/watches\/[0-9a-f-]{36}$/)
  const { pathname: started } = new URL(page.url())

  await page.goto('/page-tools')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search or run a command').fill('watched')
  await page.getByRole('option', { name: /watched-page.*Watch/ }).click()
  await expect(page).toHaveURL(started)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(watched)
})

test('a watch is run at once, for the price that its button says', async ({ page, stage, signedIn }) => {
  const { body } = await signedIn.ask('POST', '/watches', {
    kind: 'schema_check',
    input: { url: `${stage.sourceUrl}/watched-again` },
  })
  await signedIn.ask('PATCH', `/watches/${body.id}`, { status: 'paused' })
  await page.goto(`/watches/${body.id}`)
  await expect(page.getByText('1 credit', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText(/^Running now/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Runs' }).getByRole('listitem')).toHaveCount(1)

  // In the list it is paused and resumed in its row.
  await page.goto('/watches')
  const row = page.getByRole('row', { name: /watched-again/ })
  await expect(row).toContainText('Paused')
  await row.getByRole('button', { name: /^Resume: / }).click()
  await row.getByRole('button', { name: /^Pause: / }).click()
  await expect(row).toContainText('Paused')
})

test('the button to watch a result comes with the page, before any script has asked for the watches', async ({
  page,
  context,
  workingDesk,
}) => {
  await openSession(context, workingDesk.agent.key)
  const watch = page.getByRole('button', { name: /^Watch/ })
  const path = workingDesk.records.find((one) => one.startsWith('/brand-scans/')) ?? ''
  await page.route('**/api/read/listWatches*', (route) => route.abort())
  await page.goto(path)
  await expect(watch).toBeVisible()
  await expect(watch).not.toHaveAttribute('aria-disabled')
})
