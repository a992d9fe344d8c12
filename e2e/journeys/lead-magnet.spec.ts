import { eventually } from '#test-support/eventually.ts'
import { findMail } from '#test-support/loopback/mail-server.ts'
import { careDocument } from '#test-support/loopback/source-site.ts'
import { hostileName } from './desk-at-work.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a lead magnet is made, published, asked for by mail, and its reader erased', async ({
  page,
  stage,
  signedIn,
}) => {
  await signedIn.ask('POST', '/products', careDocument)
  await page.goto('/lead-magnets/new')
  await page.getByLabel('Topic').fill('Choosing a grinder')
  await page.getByLabel('Audience').fill(hostileName.slice(0, 100))
  await expect(page.getByText('30 credits')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Images/ }).check()
  await expect(page.getByText('100 credits')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Images/ }).uncheck()
  await page.getByRole('button', { name: 'Create lead magnet' }).click()
  await page.waitForURL(/\/lead-magnets\/[0-9a-f-]{36}/)
  await page.getByRole('tab', { name: 'Contents' }).click()
  await expect(page).toHaveURL(/view=contents/)
  await expectAccessible(page)
  const desk = new URL(page.url()).pathname
  const pdf = await page.request.get(`/api${desk}/pdf`)
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Publish the landing page?' })
  const address = (await question.getByText(/\/guides\//).textContent()) ?? ''
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', address)

  const reader = `reader-${signedIn.email}`
  await page.goto(address)
  await expectAccessible(page)
  await page.getByLabel('Email address').fill(reader)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send me the PDF' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const link = await eventually(async () => {
    const mail = await findMail(stage.mailFolder, reader, '/confirm?token=')
    return /https?:\/\/\S+\/confirm\?token=\S+/.exec(mail ?? '')?.[0]
  })
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm and get the PDF' }).click()
  await expectAccessible(page)
  const download = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  const received = await page.request.get(download ?? '')
  expect((await received.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(`${desk}?view=leads`)
  await expect(page.getByRole('row', { name: new RegExp(`${reader}.*Confirmed`) })).toBeVisible()
  await expectAccessible(page)
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  )
  expect(await file.text()).toContain(`${reader},confirmed`)
  await page.getByRole('button', { name: `Actions for ${reader}` }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const erase = page.getByRole('dialog', { name: 'Delete this sign-up?' })
  await expectAccessible(page)
  await erase.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No sign-ups yet')).toBeVisible()

  await page.goto('/lead-magnets')
  await page.getByRole('checkbox', { name: 'Select every lead magnet on this page' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unpublish 1' }).click()
  const down = page.getByRole('dialog', { name: 'Unpublish 1 lead magnet?' })
  await down.getByRole('button', { name: 'Unpublish 1 lead magnet' }).click()
  await expect(page.getByText('1 of 1 unpublished.')).toBeVisible()
  await expect(page.getByRole('row', { name: /grinder/i })).toContainText('Draft')
})
