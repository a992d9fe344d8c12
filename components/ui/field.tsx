import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatFieldError } from '#lib/format-field-error.ts'
import { fieldWidth } from './form-page.tsx'

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  /** What to enter; gives way to the error, so that a field has one line of small text. */
  hint?: ReactNode
  /** A sentence, or what a validator said; it is announced when it appears. */
  error?: string
  /** What it says when it is empty, where that is not “Enter the …”. */
  missing?: string
  optional?: boolean
  /** Draws the control; spread what it is given: `{(control) => <Input {...control} {...register('topic')} />}`. */
  children: (control: FieldControl) => ReactNode
  className?: string
}

/** Class names of what stands at the right of a field, level with its control and not with its label. */
export const besideField = 'sm:mt-[1.45rem]'

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, missing, optional = false, children, className }: FieldProps) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-1', fieldWidth, className)}>
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-ink-faint text-xs">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-bad text-xs empty:hidden">
        {error && formatFieldError(error, label, missing)}
      </p>
    </div>
  )
}
