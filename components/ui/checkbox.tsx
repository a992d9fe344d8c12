'use client'
import { type ComponentProps, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { NativeInput } from './native-input.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some, but not all, of the items it represents are ticked. */
  indeterminate?: boolean
}

/** A bare tick box; give it an `aria-label` or put it in a `CheckField`. */
export function Checkbox({ indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null)
  // A form registers its fields by their ref: without it, it would neither tick the box nor read it.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <NativeInput
      {...rest}
      type="checkbox"
      ref={element}
      className={classNames('size-4 shrink-0 cursor-pointer accent-primary', className)}
    />
  )
}

export type CheckFieldProps = CheckboxProps & { label: string; hint?: string }

/** A tick box with its label and, below, what ticking it means. */
export function CheckField({ label, hint, className, ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={classNames('flex cursor-pointer items-start gap-2.5 text-sm', className)}>
      <Checkbox {...rest} id={id} className="mt-0.5" />
      <span>
        <span className="text-ink">{label}</span>
        {hint && <span className="block text-ink-faint text-xs">{hint}</span>}
      </span>
    </label>
  )
}
