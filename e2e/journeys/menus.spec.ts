import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a menu gives the focus back, and leaves the page usable beside it', async ({ page, signedIn: _ }) => {
  await page.goto('/articles')
  const account = page.getByRole('button', { name: /^Account/ })
  const menu = page.getByRole('menu')
  const theme = page.getByRole('menuitemradio', { name: 'System' })
  // The first time it is loaded by the press, from the second on it is there.
  for (const time of ['first', 'second']) {
    await account.click()
    await expect(theme, time).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await expect(theme, time).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(account, time).toBeFocused()
  }
  // A press beside it closes it and is not lost.
  await account.click()
  await expect(menu).toBeVisible()
  await page.getByRole('link', { name: 'Sessions', exact: true }).click()
  await page.waitForURL('**/sessions')
  await expect(menu).toHaveCount(0)
})

test('a menu opens when the button goes down, and the press ends without choosing or closing', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/articles')
  const account = page.getByRole('button', { name: /^Account/ })
  const box = await account.boundingBox()
  if (!box) throw new Error('The account has no place')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
