'use client'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlStyles } from './input.tsx'
import { useEnteredEarly } from './use-entered-early.ts'

/** Grows with its text where the browser can (`field-sizing`), up to `max-h-96`. */
export function Textarea({ className, ref, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      ref={useEnteredEarly(ref)}
      className={classNames(
        controlStyles,
        'field-sizing-content supports-[field-sizing:content]:resize-none max-h-96 min-h-20 py-1.5',
        className,
      )}
    />
  )
}
