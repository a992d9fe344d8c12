import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a company becomes a report with evidence, drafts and files; a reference buys it once', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/warm-leads')
  await page.getByRole('link', { name: 'New warm-lead report' }).first().click()
  const company = page.getByLabel('Company')
  await company.fill('https://www.linkedin.com/company/acme')
  await company.blur()
  await expect(page.getByRole('alert').filter({ hasText: /Social networks/ })).toBeVisible()
  await company.fill('acme.example')
  await page.getByLabel('Target roles').fill('Head of Content, Founder')
  await page.getByText('Advanced options').click()
  await page.getByRole('textbox', { name: 'Reference' }).fill('deal-2026-17')
  await expect(page.getByText('160 left')).toBeVisible()
  await page.getByRole('button', { name: 'Create report' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Create a report on acme.example?' })
  await expect(confirmation).toContainText('costs 40 credits')
  await expectAccessible(page)
  await confirmation.getByRole('button', { name: 'Spend 40 credits' }).click()
  await page.waitForURL(/\/warm-leads\/[0-9a-f-]{36}/)

  const contacts = page.getByRole('region', { name: 'Contacts' })
  await expect(contacts.getByText('Ines Prado')).toBeVisible()
  await expect(contacts.getByRole('link', { name: /^acme\.example\/team/ })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Signals' }).getByText('Content Editor').first(),
  ).toBeVisible()
  const fit = page.getByRole('region', { name: /^Fit/ })
  await fit.getByText('What the score is made of').click()
  await expect(fit.getByText('unknown').first()).toBeVisible()
  const drafts = page.getByRole('region', { name: 'Drafts' })
  await expect(drafts.getByRole('link', { name: /^Evidence \d/ }).first()).toBeVisible()
  await expect(drafts.getByRole('link', { name: 'Open in email app' }).first()).toHaveAttribute(
    'href',
    /^mailto:ines\.prado@acme\.example\?subject=/,
  )
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Write to Ines Prado' })).toHaveAttribute(
    'href',
    /^mailto:ines\.prado@acme\.example\?subject=/,
  )
  await page.getByRole('button', { name: 'Export' }).click()
  const starts = { CSV: '\ufeffcompany,domain', XLSX: 'PK', JSON: '{"' }
  for (const [label, start] of Object.entries(starts)) {
    const href = await page.getByRole('menuitem', { name: label, exact: true }).getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect([label, (await file.body()).toString('utf8').slice(0, start.length)]).toEqual([label, start])
  }

  await page.goto('/warm-leads/new?domain=acme.example&reference=deal-2026-17')
  await page.getByRole('button', { name: 'Create report' }).click()
  await page.getByRole('button', { name: 'Spend 40 credits' }).click()
  await expect(page.getByText('Existing report, 0 credits')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Ines Prado' }).click()
  await page.getByRole('button', { name: 'Delete contact' }).click()
  await expect(contacts.getByText('Ines Prado')).toBeHidden()
  await expect(drafts.getByRole('link', { name: 'Open in email app' }).first()).not.toHaveAttribute(
    'href',
    /ines/,
  )
  await page.goto('/warm-leads/suppressions')
  await expect(page.getByRole('cell', { name: /^ines\.prado@acme\.example/ })).toBeVisible()
  await page.goto('/warm-leads')
  await expect(page.getByRole('row', { name: /acme\.example/ }).getByRole('link')).toHaveText(
    'Acme Coffee Bars',
  )
})

test('a company on the do-not-contact list is refused, until it is removed from it', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/warm-leads/suppressions')
  await page.getByLabel('Company or email address', { exact: true }).fill('acme')
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /domain|address/i })
      .first(),
  ).toBeVisible()
  await page.getByLabel('Company or email address', { exact: true }).fill('WWW.Acme.example')
  await page.getByRole('button', { name: 'Add to the list' }).click()
  await expect(page.getByRole('cell', { name: 'acme.example', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/warm-leads/new?domain=acme.example')
  await page.getByRole('button', { name: 'Create report' }).click()
  await page.getByRole('button', { name: 'Spend 40 credits' }).click()
  await expect(page.getByText(/acme\.example is on the do-not-contact list/)).toBeVisible()

  await page.goto('/warm-leads/suppressions')
  await page.getByRole('button', { name: 'Remove acme.example' }).click()
  await expect(page.getByText('The do-not-contact list is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('cell', { name: 'acme.example', exact: true })).toBeVisible()
})
