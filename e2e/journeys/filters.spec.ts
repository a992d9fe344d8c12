import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('where a row of filters has no room they are in a sheet, and the button tells how many are in use', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/credits')
  const button = page.getByRole('button', { name: 'Filters' })
  const kind = page.getByRole('combobox', { name: 'Outcome' })
  await expect(kind).toBeHidden()
  await button.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Outcome' }).selectOption('hold')
  await page.waitForURL(/kind=hold/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show 0 operations' }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('No operations match')).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveText('Filters 1 in use')

  await button.press('Enter')
  await sheet.getByRole('link', { name: 'Clear' }).press('Enter')
  await expect(sheet.getByRole('button', { name: 'Show 1 operation', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toHaveText('Filters')
  await expect(button).toBeFocused()
})
