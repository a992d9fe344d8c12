import { expectAccessible } from './expect-accessible.ts'
import { expect, screens, test } from './journey.ts'

test.use(screens.phone)

test('on a phone a row above the text leads to what belongs to it, and a statement without a source to its way out', async ({
  page,
  signedIn,
}) => {
  const id = await signedIn.write()
  const { body } = await signedIn.ask('GET', `/articles/${id}/draft`)
  const { version, title, slug, description, markdown } = body
  const added = `${markdown}\n\nOur roastery in Porto opened in 1998.\n`
  const saved = await signedIn.ask('PUT', `/articles/${id}/draft`, {
    ...{ version, title, slug, description },
    markdown: added,
  })
  expect(saved.status).toBe(200)

  await page.goto(`/articles/${id}`)
  const row = page.getByRole('region', { name: 'More about the text' })
  await expect(row.getByRole('button', { name: 'Sources' })).toBeInViewport()
  const sheet = page.getByRole('dialog', { name: 'About the text' })
  await row.getByRole('button', { name: 'Publishing' }).click()
  await expect(sheet.getByText('Add a destination')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: 'Go to statement' }).click()
  await expect(sheet.getByRole('button', { name: 'Find source' })).toBeInViewport()
  await expectAccessible(page)
  // Shown in the text, the sheet is gone and the statement in sight.
  const statement = page.getByRole('article', { name: 'The text' }).getByText('no source', { exact: true })
  await sheet.getByTitle('Show in text').first().click()
  await expect(sheet).toHaveCount(0)
  await expect(statement).toBeInViewport()

  await statement.click()
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await expect
    .poll(async () => (await signedIn.ask('GET', `/articles/${id}/draft`)).body.markdown)
    .not.toContain('Our roastery')
})
