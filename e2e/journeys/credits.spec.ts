import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'
import { writeButton } from './write-button.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('credits run out, the panel says what is missing, and an operator grants more', async ({
  page,
  stage,
  signedIn,
}) => {
  // 200 free credits: an article with pictures for 26 and five scout runs for 30 each leave too little for a long one.
  await signedIn.write({ illustrations: true })
  for (const query of ['burr grinder', 'coffee bar', 'quiet grinder', 'grinder static', 'flat burrs'])
    expect(await signedIn.ask('POST', '/scout/reddit', { query })).toMatchObject({ status: 202 })
  await page.goto('/articles/new')
  await page.getByRole('textbox', { name: 'Topic' }).fill('Cleaning a grinder')
  await page.getByText('Pillar', { exact: true }).click()
  const panel = page.getByRole('alert', { name: 'Not enough credits' })
  await expect(panel).toContainText('You need 16 more credits')
  await expect(panel).toContainText('up to 40 credits, and probably nothing is charged. You have 24 credits.')
  await expect(panel).toContainText('Get 500 for $5')
  await expect(page.getByRole('button', { name: writeButton })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const refused = await signedIn.ask('POST', '/autopilot', { topic: 'Cleaning', size: 'pillar' })
  expect(refused).toMatchObject({ status: 402, body: { topup: { recommended_package_credits: 500 } } })

  await promisify(execFile)(process.execPath, ['service/commands/grant-credits.ts', signedIn.email, '500'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: stage.dataDir },
  })
  await page.reload()
  // What was typed is kept.
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue('Cleaning a grinder')
  await expect(panel).toBeHidden()
  // Nothing published, no document and no URL: there is nothing to write from.
  await expect(page.getByText("Your sources don't cover this.")).toBeVisible()
  await page.goto('/credits')
  // One row an operation, named after what it was for; the chart stands in the first view.
  const operations = page.getByRole('table', { name: 'Operations' })
  await expect(operations.getByRole('link', { name: 'burr grinder' })).toHaveCount(1)
  await expect(page.getByRole('img', { name: /credits spent in 30 days/ })).toBeInViewport()
  await expect(page.getByText('500').first()).toBeVisible()
  await expectAccessible(page)
})

test('the palette finds an article by its words, and closed groups stay closed', async ({
  page,
  signedIn,
}) => {
  const id = await signedIn.write()
  const title = String((await signedIn.ask('GET', `/articles/${id}`)).body.title)
  await page.goto('/')
  await page.getByRole('button', { name: 'Know', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Scout' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Know', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(page.getByRole('link', { name: 'Scout' })).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search or run a command').fill(title.split(' ').slice(0, 2).join(' '))
  await expect(page.getByRole('option', { name: `${title} Article` })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/articles/${id}`)
})
