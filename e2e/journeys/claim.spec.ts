import { newEmail, waitForClaimLink } from './agent.ts'
import { expectAccessibleInBothSchemes } from './expect-accessible.ts'
import { expect, screens, test } from './journey.ts'

for (const name of ['light', 'phone'] as const) {
  test.describe(name, () => {
    test.use(screens[name])

    test('a marketer signs in by mail, signs out, and is asked again', async ({ page, context, stage }) => {
      const email = newEmail()
      await page.goto('/')
      await expect(page).toHaveURL(/\/sign-in/)
      await expectAccessibleInBothSchemes(page)
      await page.getByLabel('Email address').fill(email)
      // The browser has a name already: another is a choice, and no second question before the door.
      const deviceName = page.getByLabel('Name for this dashboard')
      await expect(deviceName).toBeHidden()
      await page.getByText('Change name').click()
      await expectAccessibleInBothSchemes(page)
      await deviceName.fill('Mara in the office')
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expectAccessibleInBothSchemes(page)

      // Opening the link changes nothing: only its button shows a code.
      const mailed = await context.newPage()
      await mailed.goto(await waitForClaimLink(stage, email, 'Mara in the office'))
      await expect(mailed.getByText('Mara in the office')).toBeVisible()
      // By the clock of the reader, who need not be told its zone.
      await expect(mailed.locator('time').first()).not.toContainText('UTC')
      await expectAccessibleInBothSchemes(mailed)
      await mailed.getByRole('button', { name: 'Show code' }).click()
      const code = (await mailed.getByText(/^\d{6}$/).textContent()) ?? ''
      await expectAccessibleInBothSchemes(mailed)

      const field = page.getByLabel('6-digit code')
      await field.fill(code === '111111' ? '222222' : '111111')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      if (name === 'light') await field.fill(code)
      // The mailed page hands the code to this browser, and the tab that waits goes on by itself.
      else await mailed.getByRole('link', { name: 'Continue in this browser' }).click()
      await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
      await mailed.close()
      await expectAccessibleInBothSchemes(page)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
      expect(await context.cookies(page.url())).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            name: expect.stringMatching(/session-token/),
            httpOnly: true,
            sameSite: 'Lax',
          }),
        ]),
      )

      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox').fill('sign out')
      await page.getByRole('option', { name: 'Sign out', exact: true }).click()
      await expect(page.getByText('You are signed out')).toBeVisible()
      await page.goto('/articles')
      await expect(page).toHaveURL(/\/sign-in\?next=%2Farticles/)
    })
  })
}
