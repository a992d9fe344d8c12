import { expect, openSession, test } from './journey.ts'

test.use({ colorScheme: 'dark' })

test('on paper there is what one reads, all of it and on white: nothing to press, nothing folded', async ({
  page,
  context,
  workingDesk,
}) => {
  await openSession(context, workingDesk.agent.key)
  const printed = /^\/(articles|brand-scans|warm-leads)\/[0-9a-f-]{36}$/
  for (const path of [...workingDesk.records.filter((one) => printed.test(one)), '/results']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // What cites a source is part of the text.
    const parts = 'nav, aside, button:not(.reading *), input, select, [role="tab"]'
    const pressed = page.locator(parts).filter({ visible: true })
    await expect(pressed, path).toHaveCount(0)
    const folded = await page
      .locator('main details:not([open]) > :not(summary)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
          .map((part) => part.outerHTML),
      )
    expect(folded, path).toEqual([])
    const dimmed = await page
      .locator('main img')
      .evaluateAll((images) => images.filter((image) => getComputedStyle(image).filter !== 'none').length)
    expect(dimmed, path).toBe(0)
    await expect(page.locator('body')).toHaveCSS('background-color', /rgba?\((255, 255, 255|0, 0, 0, 0)/)
    await page.emulateMedia({ media: 'screen' })
  }
})
