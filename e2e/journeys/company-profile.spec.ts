import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a company profile is filled from the website, saved, and ticks the first step', async ({
  page,
  signedIn,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Fill in' }).click()
  await page.waitForURL('**/settings/company')
  await page.getByLabel('Company name').fill('Acme Coffee')
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill('acme.example')
  await page.getByRole('button', { name: 'Read website' }).click()
  await expect(page.getByText(/fields? filled/)).toBeVisible()
  await expect(page.getByLabel('What you sell')).toHaveValue(/Acme runs coffee bars in Lisbon/)
  // What was typed stays, with what the site says beside it.
  await expect(page.getByLabel('Company name')).toHaveValue('Acme Coffee')
  // Words are entries: Enter or leaving the field adds what is typed, and each can be taken out.
  const words = page.getByRole('textbox', { name: 'Words to use' })
  await words.fill('burr')
  await words.press('Enter')
  await words.fill('crema')
  await words.press('Enter')
  await page.getByRole('button', { name: 'Remove burr' }).click()
  await words.fill('single origin')
  await page.getByLabel('Link text').fill('Book a tasting')
  await page.getByRole('button', { name: 'Save company profile' }).click()
  await expect(page.getByText('Add the URL that the text links to.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Link URL').fill('acme.example/tasting')
  await page.getByRole('button', { name: 'Save company profile' }).click()
  await expect(page.getByText('Company profile saved')).toBeVisible()
  const { body } = await signedIn.ask('GET', '/settings')
  expect(body.companyProfile).toMatchObject({
    name: 'Acme Coffee',
    wordsToUse: ['crema', 'single origin'],
    callToAction: { text: 'Book a tasting', url: 'https://acme.example/tasting' },
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Fill in' })).toBeHidden()
})
