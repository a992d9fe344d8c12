import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { FieldControl } from '#components/ui/field.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { NativeInput } from '#components/ui/native-input.tsx'
import { entriesOf, withEntries, withoutEntry } from './entries.ts'

export type EntriesFieldProps = {
  control: FieldControl
  /** One entry a line. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  placeholder?: string | undefined
  byComma: boolean
}

/** A list of short texts: Enter or leaving the field adds what is typed, and an empty field takes the last one back. */
export function EntriesField({ control, value, onChange, onBlur, placeholder, byComma }: EntriesFieldProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const entries = entriesOf(value)
  const add = (text: string) => {
    const next = withEntries(value, text, byComma)
    if (next !== value) onChange(next)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === ',' && byComma && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') {
      const last = entries.at(-1)
      if (last === undefined) return
      event.preventDefault()
      onChange(withoutEntry(value, last))
      setTyped(last)
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!(byComma ? /[\n,]/ : /\n/).test(pasted.trim())) return
    event.preventDefault()
    add(`${typed}${pasted}`)
  }
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-1 rounded-md border border-rule-strong/70 bg-sheet p-1 text-sm hover:border-rule-strong has-aria-invalid:border-bad has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-focus max-sm:min-h-10 max-sm:text-lg">
      <ul className="contents">
        {entries.map((entry) => (
          <li
            key={entry}
            className="flex min-w-0 max-w-full items-center rounded-sm bg-well pl-2 text-ink leading-snug"
          >
            <span className="min-w-0 wrap-anywhere py-0.5">{entry}</span>
            <NativeButton
              type="button"
              aria-label={`Remove ${entry}`}
              onClick={() => {
                onChange(withoutEntry(value, entry))
                input.current?.focus()
              }}
              className="flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:text-ink max-sm:size-8"
            >
              <X aria-hidden className="size-3.5" />
            </NativeButton>
          </li>
        ))}
      </ul>
      <NativeInput
        {...control}
        ref={input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          add(typed)
          onBlur()
        }}
        autoComplete="off"
        placeholder={entries.length === 0 ? placeholder : undefined}
        className="h-6 min-w-32 flex-1 bg-transparent px-1.5 text-ink outline-none"
      />
    </div>
  )
}
