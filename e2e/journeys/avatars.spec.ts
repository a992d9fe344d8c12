import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('an avatar is chosen in words, priced, made, and taken along with its prompt', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/avatars')
  await expect(page.getByText('No avatars yet')).toBeVisible()
  await page.getByRole('radio', { name: 'Student' }).check()
  await page.getByRole('radio', { name: 'Park' }).check()
  // Most portraits need no more than a person and a setting.
  await page.getByText('Age, gender and origin').click()
  await page.getByRole('radio', { name: '18–25' }).check({ force: true })
  await page.getByRole('radio', { name: 'Woman' }).check({ force: true })
  await expect(page.getByText('Student in a park, 18–25, woman')).toBeVisible()
  await expect(page.getByText('3 credits')).toBeVisible()
  await expect(page.getByText('197 left')).toBeVisible()
  await page.getByRole('button', { name: 'Create avatar' }).click()

  await expect(page.getByRole('heading', { name: 'Student, park' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Prompt' })).toContainText(/-year-old woman of .* a student/)
  const gallery = page.getByRole('list', { name: 'Avatars' }).getByRole('button')
  await expect(gallery).toHaveCount(1)
  const picture = page.getByRole('img', { name: /Student, park, woman/ }).first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await expect(page.getByText('Illustrated', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download square image' }).click()
  expect((await download).suggestedFilename()).toMatch(/^student-park-[0-9a-f]{8}-square\.png$/)

  // The rest of the row suggests who is missing; choosing one fills in the form and charges nothing.
  await page.getByRole('button', { name: 'Choose Executive, glass office' }).click()
  await expect(page.getByRole('radio', { name: 'Executive' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Glass office' })).toBeChecked()
  await expect(gallery).toHaveCount(1)

  await page.getByRole('radio', { name: 'Student' }).check()
  await page.getByRole('button', { name: 'More people and settings' }).click()
  await page.getByRole('radio', { name: 'Gym' }).check()
  await page.getByRole('button', { name: 'Create avatar' }).click()
  await expect(page.getByRole('heading', { name: 'Student, gym' })).toBeVisible()
  await expect(gallery).toHaveCount(2)
  await gallery.nth(1).click()
  await page.getByRole('button', { name: 'Use as template' }).click()
  await expect(page.getByRole('radio', { name: 'Park' })).toBeChecked()
  // Two pictures are seen at a glance, and are filtered by the address alone.
  await expect(page.getByLabel('Type')).toHaveCount(0)
  await page.goto('/avatars?location=gym')
  await expect(gallery).toHaveCount(1)
  await expect(page.getByLabel('Setting')).toHaveValue('gym')
})
