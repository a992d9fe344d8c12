import { randomUUID } from 'node:crypto'
import { ownDocument } from '#test-support/loopback/source-site.ts'
import { expectAccessible } from './expect-accessible.ts'
import { waitForWebhook } from './expect-webhooks.ts'
import { expect, test } from './journey.ts'
import { writeButton } from './write-button.ts'

test('from a document and an address to a live page, and whoever listens is told', async ({
  page,
  context,
  stage,
  signedIn,
}) => {
  const hook = `/${randomUUID()}`
  await page.goto('/webhooks?add=endpoint')
  await page.getByLabel('Endpoint URL', { exact: true }).fill(stage.hooksUrl + hook)
  await page.getByLabel('Description').fill('The shop')
  await page.getByRole('button', { name: 'Add endpoint' }).last().click()
  const secret =
    (await page
      .getByText(/^whsec_/)
      .first()
      .textContent()) ?? ''
  await expectAccessible(page)
  await page.getByRole('button', { name: "I've copied it" }).click()
  await expect(page.getByRole('heading', { name: 'The shop' })).toBeVisible()

  await page.goto('/knowledge?add=document')
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByLabel('Title').fill(ownDocument.title)
  await page.getByLabel('Text', { exact: true }).last().fill(ownDocument.content)
  await page.getByRole('button', { name: 'Add text' }).click()
  await expect(page.getByText(`“${ownDocument.title}” was added`)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/articles/new')
  await page.getByRole('textbox', { name: 'Topic' }).fill('Which grinder suits a small coffee bar')
  // What costs something is off, and cannot be chosen before there is something to compare with.
  const compare = page.getByRole('checkbox', { name: /^Compare with sources/ })
  await expect(compare).toBeDisabled()
  await page.getByLabel('Source URL').fill(`${stage.sourceUrl}/grinders`)
  await expect(compare).not.toBeChecked()
  await compare.check()
  // The panel says what the length costs and what is added to it: 12 + 8 + 2, with images 18 more.
  const sum = page.getByLabel('What it costs')
  const price = page.locator('[data-bottom-bar]').getByText('credits').first()
  await page.getByRole('checkbox', { name: /^Images/ }).check()
  await expect(price).toHaveText(/\b40(\scredits)?$/)
  await expect(sum).toContainText('Images+18')
  await page.getByRole('checkbox', { name: /^Images/ }).uncheck()
  await expect(price).toHaveText(/\b22(\scredits)?$/)
  await expect(page.getByRole('radio', { name: /^Standard (?:About|Up to) [\d,]+ words/ })).toBeChecked()
  await expect(sum).toHaveText('Standard text12Compare with sources+81 source URL+2')
  await expectAccessible(page)
  await page.getByRole('button', { name: writeButton }).click()
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
  const address = page.url()

  await expect(page.getByRole('article', { name: 'The text' })).toBeVisible()
  const sources = page.getByRole('complementary', { name: 'Next to the text' })
  const [, supported, total] = /(\d+) of (\d+) statements/.exec((await sources.textContent()) ?? '') ?? []
  expect(Number(supported)).toBe(Number(total))
  expect(Number(total)).toBeGreaterThan(5)
  await expect(sources.getByText('Your document').first()).toBeVisible()
  await expect(sources.getByRole('link', { name: 'acme.example' }).first()).toBeVisible()
  await expectAccessible(page)
  await waitForWebhook(stage, hook, secret, 'article.generated')

  await page.getByText('Edit', { exact: true }).click()
  const title = 'Grinders for small bars'
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Text' }).press('ControlOrMeta+Home')
  await page.keyboard.insertText('Our roastery in Lisbon opened in 1998.')
  await page.keyboard.press('Enter')
  // A word is found and replaced by keyboard alone, and the text is the same in both views.
  await page.keyboard.press('ControlOrMeta+f')
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('Lisbon')
  await expect(page.getByRole('search').getByText('1 found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Replace with' }).fill('Porto')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await expect(page.getByRole('search').getByRole('status').getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('Markdown', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText(
    'Our roastery in Porto opened in 1998.',
  )
  // A pause while typing saves, too: only what is saved in the end counts.
  const draft = `/articles/${address.split('/').at(-1)}/draft`
  await expect
    .poll(async () => (await signedIn.ask('GET', draft)).body.markdown)
    .toContain('Our roastery in Porto opened in 1998.')
  await expect(page.getByRole('status').filter({ hasText: /^Saved, version \d+$/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // The notice leads to the statement; what can be done about it stands beside the text alone.
  const open = 'No source supports a statement: “Our roastery in Porto opened in 1998.”'
  await expect(page.getByText(open)).toBeVisible()
  await page.getByRole('button', { name: 'Go to statement' }).click()
  await expect(sources.getByRole('button', { name: 'Edit statement' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Edit statement' })).toHaveCount(1)
  await sources.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Our roastery in Porto').and(page.locator('mark'))).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('no source', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish' })
  await expect(publish.getByText(open)).toBeVisible()
  await expect(publish.getByText('Your webhook is notified.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: 'Publish as is' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  const live = page.getByRole('link', { name: 'View live' })
  await expect(live).toBeVisible()
  const told = await waitForWebhook(stage, hook, secret, 'article.published')
  expect(told).toMatchObject({ data: { title, status: 'published' } })

  const reader = await context.newPage()
  await reader.goto((await live.getAttribute('href')) ?? '')
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByText('Our roastery in Porto opened in 1998.')).toBeVisible()
  await expectAccessible(reader)
  await reader.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(reader)

  await page.goto('/articles')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  // 22 were held, and the text came out as mini.
  const { body } = await signedIn.ask('GET', '/me')
  expect(body.tenant_balance).toMatchObject({ credits: 200 - 17 - 1, held: 0 })

  await page.goto(address)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Rewrite with new evidence' }).click()
  await expect(page.getByLabel('Source URL')).toHaveValue(`${stage.sourceUrl}/grinders`)
  await page.getByRole('button', { name: writeButton }).click()
  await page.getByRole('button', { name: 'Use at the old address' }).click()
  await expectAccessible(page)
  await expect(reader.getByText('Our roastery in Porto opened in 1998.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('Our roastery in Porto opened in 1998.')).toHaveCount(0)
  await expect
    .poll(async () => {
      await reader.reload()
      return reader.getByText('Our roastery in Porto opened in 1998.').count()
    })
    .toBe(0)
})

test('a failed article says why, gives its credits back and can be asked for again', async ({
  page,
  stage,
  signedIn,
}) => {
  await page.goto('/articles/new')
  await page.getByLabel('Source URL').fill(`${stage.sourceUrl}/nothing-here`)
  await page.getByRole('button', { name: writeButton }).click()
  await expect(page.getByText("Couldn't write the article")).toBeVisible()
  await expect(page.getByText(/credits refunded/i)).toBeVisible()
  await expectAccessible(page)
  const { body } = await signedIn.ask('GET', '/me')
  expect(body.tenant_balance).toMatchObject({ credits: 200, held: 0 })
  await page.getByRole('button', { name: 'Change the URL' }).click()
  await expect(page.getByLabel('Source URL')).toHaveValue(`${stage.sourceUrl}/nothing-here`)
})
