export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was typed, chosen or ticked in a control before this page's scripts ran. Ask as soon as the control is at hand:
 * whoever takes it over writes values of its own into it.
 * @param sent what the control was drawn with, as far as that is known
 * @returns tells it to whoever listens to the control, as if it were entered now; undefined where nothing was
 */
export function enteredEarly(control: Control, sent?: unknown): (() => void) | undefined {
  if (isTickable(control)) {
    const changed = control.type === 'radio' ? chosenOf(control) : control
    if (!changed || changed.checked === changed.defaultChecked) return undefined
    const now = changed.checked
    // A plain event, which React takes for a click, and which does not tick the box once more.
    return () => enter(changed, { property: 'checked', before: !now, now, event: 'click' })
  }
  const { value } = control
  const before = control instanceof HTMLSelectElement ? sentChoice(control, sent) : control.defaultValue
  if (inOneLine(value) === inOneLine(before)) return undefined
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
  return () => {
    enter(control, { property: 'value', before, now: value, event })
    if (caret !== null && 'setSelectionRange' in control) control.setSelectionRange(caret, caret)
  }
}

function isTickable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

/** The first of its radio buttons is met first, and asks for all: to set one of them is to take the others back. */
function chosenOf(radio: HTMLInputElement): HTMLInputElement | undefined {
  const group = [...document.getElementsByName(radio.name)]
    .filter((one) => one instanceof HTMLInputElement)
    .filter(({ type, form }) => type === 'radio' && form === radio.form)
  return group[0] === radio ? group.find((one) => one.checked) : undefined
}

function sentChoice({ options }: HTMLSelectElement, sent: unknown): string {
  const all = [...options]
  const choice = all.find(({ value }) => value === sent) ?? all.find(({ defaultSelected }) => defaultSelected)
  return (choice ?? all[0])?.value ?? ''
}

/** Browsers take line ends and outer spaces away from what they were sent. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, '')

type Entry = { property: 'value' | 'checked'; before: unknown; now: unknown; event: string }

function enter(control: Control, { property, before, now, event }: Entry): void {
  // React hears of it only where the value is another than the one it saw last; it sees what is set on the element
  // itself, and not what is set by the browser's own setter.
  Reflect.set(control, property, before)
  Reflect.set(Object.getPrototypeOf(control), property, now, control)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
