import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlStyles } from './input.tsx'

/** Grows with its text where the browser can (`field-sizing`), up to `max-h-96`. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classNames(controlStyles, 'field-sizing-content max-h-96 min-h-20 py-1.5', className)}
    />
  )
}
