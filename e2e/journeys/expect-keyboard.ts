import { expect, type Page } from '@playwright/test'

/**
 * From the link that skips to the content, Tab reaches every control of the page, in the order in which they are read,
 * and each shows that it has the focus (WCAG 2.1.1, 2.4.1, 2.4.3, 2.4.7).
 */
export async function expectKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.focus())
  await page.keyboard.press('Enter')
  await expect(page.locator('main#content')).toBeFocused()
  const controls = await page.evaluate(watchFocus)
  // Sent at once, so that the browser does not draw each stop before it is told of the next.
  await Promise.all(Array.from({ length: controls }, () => page.keyboard.press('Tab')))
  // Stops that are not counted: a region that scrolls, where nothing within it is one, and whatever a framed file has.
  for (let others = 0; others < maxOthers; others++) {
    if ((await page.evaluate(readFocus)).missed.length === 0) break
    await page.keyboard.press('Tab')
  }
  const { reached, unseen, outOfOrder, missed } = await page.evaluate(readFocus)
  expect({ unseen, outOfOrder, missed }, `keyboard on ${page.url()}`).toEqual({
    unseen: [],
    outOfOrder: [],
    missed: [],
  })
  expect(reached, `controls that ${page.url()} leads to`).toBeGreaterThan(0)
}

const maxOthers = 60

type Watched = { expected: Element[]; reached: Element[]; unseen: string[] }

/** Runs in the page: notes what gets the focus from now on; answers with how many controls there are. */
function watchFocus(): number {
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null
  // Of the choices of one name Tab reaches one, the chosen or the first; arrows reach the rest.
  const isStop = (element: Element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
    ]
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  // Within a text that is edited, a link is text.
  const isText = (element: Element) => element.parentElement?.closest('[contenteditable=true]') !== null
  const main = document.querySelector('main') ?? document.body
  const candidates = main.querySelectorAll(
    'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex], [contenteditable=true]',
  )
  const expected = [...candidates].filter(
    (one) => one instanceof HTMLElement && one.tabIndex >= 0 && shown(one) && isStop(one) && !isText(one),
  )
  const watched: Watched = { expected, reached: [], unseen: [] }
  Object.assign(window, { watched })
  const look = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return `${outlineStyle === 'none' ? '' : outlineWidth} ${boxShadow}`
  }
  const rest = new Map(expected.map((one) => [one, look(one)]))
  // A control may leave it to what is around it, or to a label, to show that it has the focus.
  const around = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling, element.closest('label')].filter(
      (one) => one !== null,
    )
  const restAround = new Map(expected.flatMap(around).map((one) => [one, look(one)]))
  // On the window, after the page's own listeners: the frame of a row of tabs hands the focus on, and is no stop.
  window.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !rest.has(target)) return
    if (document.activeElement !== target) {
      watched.expected = watched.expected.filter((one) => one !== target)
      return
    }
    watched.reached.push(target)
    if (around(target).every((one) => look(one) === restAround.get(one)))
      watched.unseen.push(target.outerHTML.slice(0, 200))
  })
  return expected.length
}

/** Runs in the page, after as many presses as there are controls. */
function readFocus() {
  // Left by `watchFocus`, which ran in this page.
  const { expected, reached, unseen } = (window as unknown as { watched: Watched }).watched
  const tell = (one: Element) => one.outerHTML.slice(0, 200)
  const follows = (one: Element, before: Element | undefined) =>
    before === undefined || (before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  return {
    reached: reached.length,
    unseen,
    outOfOrder: reached.filter((one, place) => !follows(one, reached[place - 1])).map(tell),
    missed: expected.filter((one) => one.isConnected && !reached.includes(one)).map(tell),
  }
}
