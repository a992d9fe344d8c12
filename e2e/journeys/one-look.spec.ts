import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'

const outlineOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).outlineStyle)

test('a tab has the ring of focus after a key and not after a press', async ({ page, signedIn: _ }) => {
  await page.goto('/knowledge?add=document')
  const text = page.getByRole('tab', { name: 'Text' })
  await text.click()
  await expect(text).toBeFocused()
  expect(await outlineOf(text)).toBe('none')
  await page.keyboard.press('ArrowLeft')
  expect(await outlineOf(page.getByRole('tab', { selected: true }))).toBe('solid')
})

test('an invalid field has one colour, with the focus in it too', async ({ page, signedIn: _ }) => {
  await page.goto('/warm-leads/new')
  const field = page.getByLabel('Company')
  await field.fill('no domain')
  await field.blur()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.focus()
  const colours = await field.evaluate((node) => {
    const { borderTopColor, outlineColor } = getComputedStyle(node)
    return [borderTopColor, outlineColor]
  })
  expect(new Set(colours).size).toBe(1)
})

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('every heading is in the same place', async ({ page, signedIn: _ }) => {
    const places = new Set<number | undefined>()
    for (const path of ['/articles', '/articles/new', '/settings', '/page-tools', '/webhooks']) {
      await page.goto(path)
      const box = await page.getByRole('heading', { level: 1 }).boundingBox()
      places.add(box?.x)
    }
    expect([...places]).toHaveLength(1)
  })
})
