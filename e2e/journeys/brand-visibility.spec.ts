import { expectAccessible } from './expect-accessible.ts'
import { expect, screens, test } from './journey.ts'

const key = 'sk-journey-0123456789'

test('a scan shows where a brand is missing and leads to an article', async ({ page, signedIn }) => {
  await signedIn.ask('POST', '/products', {
    title: 'Choosing a hand grinder',
    content: 'A hand grinder should hold 30 grams. Kinu makes hand grinders. Steel burrs last for years.',
  })
  await page.goto('/brand-scans/new')
  await page.getByLabel('Brand', { exact: true }).fill('Kinu')
  await expect(page.getByText(/8\scr/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start practice scan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kinu' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Practice score' })).toBeVisible()
  await page.getByText('What the score is made of').click()
  await expect(page.getByRole('table', { name: 'Score breakdown' })).toContainText('Mention rate')
  await expect(page.getByText('hand grinders', { exact: true })).toBeVisible()
  await expect(page.getByText(/^This is a practice scan: /)).toBeVisible()
  await page.locator('summary').getByText('What is Kinu, and who is it for?').click()
  await expect(page.locator('mark', { hasText: 'Kinu' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Scan again' }).click()
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('Kinu')
  await page.getByLabel('Category').fill('espresso machines')
  await page.getByRole('button', { name: 'Start practice scan' }).click()
  await expect(page.getByText('espresso machines', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Write article' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).not.toBeEmpty()

  // A brand alone is opened at once.
  await page.goto('/brand-scans')
  await expect(page.getByRole('list', { name: 'Brands' })).toContainText('2 scans')
  await expect(page.getByRole('heading', { name: 'Recent scans' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/brand-scans?brand=Kinu')
  const boxes = page.getByRole('checkbox', { name: 'Select the scan of Kinu' })
  await expect(boxes).toHaveCount(2)
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  // What changed comes first; what did not is a press away.
  const score = page.getByRole('region', { name: 'Score' })
  const same = score.getByRole('button', { name: /the same in both$/ })
  await same.click()
  await expect(same).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('table', { name: 'Score' })).toContainText('Mention rate')
  await expectAccessible(page)
})

test('a scan that nothing answered says that there is no data, and that the credits came back', async ({
  page,
  signedIn,
}) => {
  const { body } = await signedIn.ask('POST', '/tools/brand-scan', { brandName: '<b>Nobody</b>' })
  await page.goto(`/brand-scans/${body.id}`)
  await expect(page.getByText("Credits refunded. You weren't charged.")).toBeVisible()
  await expect(page.getByText(/no score was computed/)).toBeVisible()
  await page.goto('/brand-scans')
  await expect(page.getByRole('list', { name: 'Brands' })).toContainText('Failed')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All scans' }).click()
  await expect(page.getByRole('table', { name: 'Brand scans' })).toContainText('Failed')
  await expectAccessible(page)
})

for (const [name, screen] of Object.entries(screens)) {
  test.describe(name, () => {
    test.use(screen)

    test('an answer engine is connected where a scan asks for one, tested, asked and disconnected, and its key is never shown', async ({
      page,
      stage,
      signedIn,
    }) => {
      await page.goto('/brand-scans/new')
      await expect(page.getByRole('button', { name: 'Start practice scan' })).toBeVisible()
      await page.getByRole('link', { name: 'Connect an answer engine' }).click()
      await page.waitForURL('**/settings/answer-engines')
      await expect(page.getByText('No answer engine is connected.')).toBeVisible()
      await expectAccessible(page)
      const form = page.getByRole('region', { name: 'Connect an answer engine' })
      await form.getByRole('button', { name: 'Another server' }).click()
      await form.getByLabel('URL').fill(stage.modelUrl)
      await form.getByLabel('API key').fill(key)
      await form.getByRole('button', { name: 'Load models' }).click()
      await expect(form.getByLabel('Model')).toHaveValue('scribe-1')
      await form.getByLabel('Name').fill('ChatGPT')
      await form.getByRole('button', { name: 'Save and test' }).click()
      const engine = page.getByRole('region', { name: 'ChatGPT' })
      await expect(engine.getByText('Works', { exact: true })).toBeVisible()
      await expect(engine).toContainText('Clear words sell.')
      await expect(page.getByText('It asks ChatGPT.')).toBeVisible()
      await expectAccessible(page)

      const answered = await signedIn.ask('GET', '/answer-engines')
      expect(JSON.stringify(answered.body)).not.toContain(key)
      await page.reload()
      await expect(engine).toContainText('Saved, not shown')
      expect(await page.content()).not.toContain(key)

      await page.getByRole('link', { name: 'New brand scan' }).click()
      await page.getByLabel('Brand', { exact: true }).fill('Kinu')
      await page.getByLabel('Category').fill('hand grinders')
      await expect(page.getByText('Asks ChatGPT.')).toBeVisible()
      await page.getByRole('button', { name: 'Start brand scan' }).click()
      await expect(page.getByRole('heading', { name: 'Visibility score' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'ChatGPT' })).toBeVisible()
      await expect(page.getByText('Practice scan', { exact: true })).toBeHidden()

      await page.goto('/settings/answer-engines')
      await engine.getByRole('button', { name: 'Disconnect ChatGPT' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
      await expect(page.getByText('No answer engine is connected.')).toBeVisible()
    })
  })
}
