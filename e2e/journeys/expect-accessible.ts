import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe finds, and nothing wider than the window, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await expectNothingFound(axe(page).withTags(rules))
  await expectFits(page)
}

/** What a change of colours alone can break: enough contrast between text and its ground. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFound(axe(page).withRules('color-contrast'))

// The header and its sheet are others where the window is narrow, and what scrolls or wraps is too.
const rulesOfLayout = [
  'aria-hidden-focus',
  'button-name',
  'heading-order',
  'landmark-one-main',
  'link-name',
  'page-has-heading-one',
  'region',
  'scrollable-region-focusable',
  'target-size',
]

/** What a change of the window alone can break. */
export async function expectNarrowAccessible(page: Page): Promise<void> {
  await expectNothingFound(axe(page).withRules(rulesOfLayout))
  await expectFits(page)
}

/** Nothing moves for whoever asked for less motion, as the journeys do. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
  )
  expect(moving, `motion on ${page.url()}`).toEqual([])
}

/** Nothing is wider than the window: the page itself never scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  // A chart takes its new width a moment after the window.
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overhang, { message: `what hangs over ${page.url()}` }).toBeLessThanOrEqual(0)
}

// Its legacy mode opens no second page to sum up what frames report; no page of ours frames another of ours.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function expectNothingFound(check: AxeBuilder): Promise<void> {
  const { violations, url } = await check.analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  )
  expect(found, `axe on ${url}`).toEqual([])
}
