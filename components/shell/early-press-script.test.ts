import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { earlyPressScript } from './early-press-script.tsx'

class Button {
  readonly #isOurs: boolean
  constructor({ isOurs = true } = {}) {
    this.#isOurs = isOurs
  }
  closest() {
    return this
  }
  hasAttribute(name: string) {
    return this.#isOurs && name === 'data-heard'
  }
}

/** A document in which the script ran; `press` answers whether the press was held. */
function openDocument() {
  const listeners: Record<string, (event: object) => void> = {}
  const window: { earlyPress?: Record<string, (button?: Button) => unknown> } = {}
  runInNewContext(earlyPressScript, {
    Element: Button,
    WeakSet,
    window,
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    removeEventListener: (type: string) => {
      delete listeners[type]
    },
  })
  const press = (target: Button) => {
    const preventDefault = vi.fn()
    listeners.click?.({ target, isTrusted: true, preventDefault, stopImmediatePropagation: vi.fn() })
    return preventDefault.mock.calls.length > 0
  }
  return { press, early: window.earlyPress ?? {} }
}

test('a press on a button that is not taken over yet is held and given to it, also once the frame is', () => {
  const { press, early } = openDocument()
  const [frame, page] = [new Button(), new Button()]
  early.hear?.(frame)
  early.hearFrame?.()
  expect(press(frame)).toBe(false)
  expect(press(page)).toBe(true)
  expect(early.take?.(frame)).toBe(false)
  expect(early.take?.(page)).toBe(true)
  expect(early.take?.(page), 'once').toBe(false)
  early.hear?.(page)
  expect(press(page)).toBe(false)
})

test('before the frame is taken over every button is held, after it those of libraries are let through', () => {
  const { press, early } = openDocument()
  const foreign = new Button({ isOurs: false })
  expect(press(foreign)).toBe(true)
  early.hearFrame?.()
  expect(press(foreign)).toBe(false)
})
