import { expect, type Locator, type Page } from '@playwright/test'

/** What a marketer does with her hands: with a mouse, or by the keyboard alone. */
export type Hand = {
  press(target: Locator): Promise<void>
  /** Goes into a field, to type there. */
  enter(field: Locator): Promise<void>
  fill(field: Locator, text: string): Promise<void>
  choose(select: Locator, option: string): Promise<void>
  /** Carries a draft to a slot of the calendar; by keys until its day and time are said. */
  carry(from: Locator, to: Locator, slot: { day: string; time: string }): Promise<void>
}

/** Things can be carried once the page has a place to say where they are. */
export async function untilCarriable(page: Page): Promise<void> {
  await page.locator('[id^="DndLiveRegion"]').waitFor({ state: 'attached' })
}

export const mouse = (page: Page): Hand => ({
  press: (target) => target.click(),
  enter: (field) => field.click(),
  fill: (field, text) => field.fill(text),
  async choose(select, option) {
    await select.selectOption(option)
  },
  async carry(from, to) {
    await untilCarriable(page)
    const [start, end] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !end) throw new Error('Both are on screen.')
    await page.mouse.move(start.x + 5, start.y + 5)
    await page.mouse.down()
    await page.mouse.move(start.x - 60, start.y + 20, { steps: 4 })
    await page.mouse.move(end.x + 20, end.y + 8, { steps: 8 })
    await page.mouse.up()
  },
})

export const keyboard = (page: Page): Hand => ({
  async press(target) {
    const kind = await reach(page, target)
    await page.keyboard.press(kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter')
  },
  async enter(field) {
    await reach(page, field)
  },
  async fill(field, text) {
    await reach(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  },
  async choose(select, option) {
    await reach(page, select)
    await page.keyboard.type(option)
  },
  async carry(from, _to, { day, time }) {
    await reach(page, from)
    await page.keyboard.press('Space')
    const said = page.getByRole('status').filter({ hasText: /^(?:Picked up|Over)/ })
    // It takes keys once it says where it is.
    await expect(said).toHaveText(/^Over/)
    // At the end of a row or a column a key changes nothing.
    const press = async (key: string) => {
      const before = (await said.textContent()) ?? ''
      await page.keyboard.press(key)
      await expect(said)
        .not.toHaveText(before, { timeout: 2_000 })
        .catch(() => undefined)
      return (await said.textContent()) !== before
    }
    const isOver = async (place: string) => ((await said.textContent()) ?? '').includes(place)
    /** One way to the end, then the other way. */
    const move = async (keys: readonly string[], until: string) => {
      for (const key of keys)
        for (let moves = 0; moves < 14; moves++) {
          if (await isOver(until)) return
          if (!(await press(key))) break
        }
    }
    // The drafts lie above the calendar.
    await press('ArrowDown')
    await move(['ArrowLeft', 'ArrowRight'], day)
    await move(['ArrowUp', 'ArrowDown'], time)
    await expect(said).toHaveText(`Over ${day}, ${time}.`)
    await page.keyboard.press('Space')
  },
})

const maxPresses = 250

/**
 * Moves the focus to a control by Tab, and within a group of tabs, choices or menu entries by arrows, as its pattern
 * says; answers with the kind of control.
 * @throws when no number of presses leads there
 */
async function reach(page: Page, target: Locator): Promise<string> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < maxPresses; presses++) {
    const step = await target.evaluate((element) => {
      const label = element.closest('label')
      const control =
        label?.control ??
        element.closest(
          'a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex="0"]',
        ) ??
        element
      const kind = control.getAttribute('role') ?? control.getAttribute('type') ?? ''
      const active = document.activeElement
      if (active === control) return { there: true, kind }
      const group = '[role=tablist], [role=menu], [role=listbox], [role=radiogroup], fieldset'
      const rowOfOne = ['tab', 'menuitem', 'option', 'radio'].includes(kind)
      if (rowOfOne && active !== null && control.closest(group)?.contains(active))
        return { there: false, kind, key: kind === 'tab' ? 'ArrowRight' : 'ArrowDown' }
      // What was read before is behind: nobody tabs through the rest of a page to come round to it.
      const behind =
        active !== null &&
        active !== document.body &&
        (active.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0
      return { there: false, kind, key: behind ? 'Shift+Tab' : 'Tab' }
    })
    if (step.there) return step.kind
    await page.keyboard.press(step.key ?? 'Tab')
  }
  throw new Error(`The keyboard does not lead to ${target}.`)
}
