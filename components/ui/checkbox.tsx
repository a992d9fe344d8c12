'use client'
import { type ComponentProps, type ReactNode, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { fieldWidth } from './form-page.tsx'
import { markStyles } from './mark-styles.ts'
import { NativeInput } from './native-input.tsx'

const tickStyles = classNames(
  'rounded-[3px] before:size-2.5 before:[clip-path:polygon(14%_44%,0_60%,42%_95%,100%_18%,84%_5%,40%_66%)]',
  'indeterminate:border-primary indeterminate:bg-primary indeterminate:before:scale-100 indeterminate:before:[clip-path:inset(40%_0)]',
)

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
      className={classNames(markStyles, tickStyles, className)}
    />
  )
}

export type CheckFieldProps = CheckboxProps & {
  label: ReactNode
  hint?: ReactNode
  /** At the right, for example a price. */
  aside?: string | undefined
}

/** A tick box with its label and, below, what ticking it means. */
export function CheckField({ label, hint, aside, className, ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex cursor-pointer items-start gap-2.5 text-sm has-disabled:cursor-not-allowed',
        fieldWidth,
        className,
      )}
    >
      <Checkbox {...rest} id={id} className="mt-0.5" />
      <span className="min-w-0 flex-1">
        <span className={rest.disabled ? 'text-ink-soft' : 'text-ink'}>{label}</span>
        {hint && <span className="block text-ink-faint text-xs">{hint}</span>}
      </span>
      {aside && <span className="shrink-0 text-ink-soft text-xs">{aside}</span>}
    </label>
  )
}
