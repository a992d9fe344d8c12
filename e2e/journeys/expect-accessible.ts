import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe finds, and nothing wider than the window, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // Its legacy mode opens no second page to sum up what frames report; no page of ours frames another of ours.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0)
}
