type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The values of those named controls that differ from what was sent: a tick as true or false, several boxes of one name
 * as the values of the ticked ones, everything else as text.
 */
export function readEnteredEarly(names: readonly string[]): Record<string, unknown> {
  const entered: Record<string, unknown> = {}
  for (const name of names) {
    const controls = [...document.getElementsByName(name)].filter(isControl)
    if (controls.some(isChanged)) entered[name] = enteredIn(controls)
  }
  return entered
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function isTickable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function isChanged(control: Control): boolean {
  if (isTickable(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const sent = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== sent?.value
}

function enteredIn(controls: readonly Control[]): unknown {
  const [first, ...others] = controls
  if (!first || !isTickable(first)) return first?.value
  if (first.type === 'checkbox' && others.length === 0) return first.checked
  const ticked = controls.filter((control) => isTickable(control) && control.checked)
  return first.type === 'radio' ? ticked[0]?.value : ticked.map(({ value }) => value)
}
