import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { Result, RunOptions } from 'axe-core'

/** What runs in the page: less than half of what the package would hand out as its source. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe finds, and nothing wider than the window, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // After a click on a link the title comes a moment after the page.
  await expect(page).toHaveTitle(/\S/)
  await expectNothingFound(page, { type: 'tag', values: rules })
  await expectFits(page)
}

/** What a change of colours alone can break: enough contrast between text and its ground. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothingFound(page, { type: 'rule', values: ['color-contrast'] })

/** Accessible, and readable in the dark as well: the same page, whose colours alone are others there. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await chooseScheme(page, 'dark')
  await expectContrast(page)
  await chooseScheme(page, 'light')
}

async function chooseScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // The dashboard's pages take it over by a script, those of the service by their style sheet.
  const html = page.locator('html')
  if (await html.getAttribute('data-theme')) await expect(html).toHaveAttribute('data-theme', colorScheme)
}

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
  await expectNothingFound(page, { type: 'rule', values: rulesOfLayout })
  await expectFits(page)
}

/** Nothing moves with reduced motion, which the journeys request. */
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

/** A page that changes while axe measures it may seem at fault; what is wrong stays wrong, and is found again. */
async function expectNothingFound(page: Page, runOnly: RunOptions['runOnly']): Promise<void> {
  const first = await askAxe(page, runOnly)
  const found = first.length > 0 ? await askAxe(page, runOnly) : first
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Asks axe, which is brought to a document once however often it is asked there. No page of ours has frames. */
async function askAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Only what is wrong is put into words, which is most of the work on a long page; and no rule asked here reads the
  // style sheets once more, as axe does beforehand.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: false }
  const violations = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  )
}
