'use client'
import { type Ref, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { codeDigits, codeLength } from './code-digits.ts'
import { NativeInput } from './native-input.tsx'

export type CodeFieldProps = {
  value: string
  /** Called with digits only, six at most. */
  onChange: (code: string) => void
  error?: string
  busy?: boolean
  ref?: Ref<HTMLInputElement>
}

const cells = Array.from({ length: codeLength }, (_, place) => place)

/**
 * One real field behind six drawn cells: pasting, filling in by the phone and deleting work as in any field, and screen
 * readers meet one field instead of six.
 */
export function CodeField({ value, onChange, error, busy = false, ref }: CodeFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        6-digit code
      </label>
      <div className="group relative">
        <div aria-hidden className="grid grid-cols-6 gap-2">
          {cells.map((place) => (
            <span
              key={place}
              className={classNames(
                'grid h-14 place-items-center rounded-md border bg-sheet font-mono text-2xl text-ink',
                error ? 'border-bad outline-bad' : 'border-rule-strong/70 outline-focus',
                place === Math.min(value.length, codeLength - 1) &&
                  classNames('group-focus-within:outline-1', !error && 'group-focus-within:border-focus'),
                busy && 'animate-breathe',
              )}
            >
              {value[place]}
            </span>
          ))}
        </div>
        <NativeInput
          ref={ref}
          id={id}
          // The code is the one thing this page waits for.
          autoFocus
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          readOnly={busy}
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(codeDigits(event.target.value))}
          // The caret is not drawn, so it is always after the last digit.
          onSelect={({ currentTarget: field }) => {
            const end = field.value.length
            if (field.selectionStart === field.selectionEnd && field.selectionEnd !== end)
              field.setSelectionRange(end, end)
          }}
          className="absolute inset-0 size-full bg-transparent text-lg text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
      </div>
      <p id={`${id}-error`} role="alert" className="text-bad text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}
