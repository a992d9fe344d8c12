import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { NativeInput } from './native-input.tsx'

/** Shared by everything one types into or picks from. */
export const controlStyles = classNames(
  'w-full rounded-md border border-rule-strong/70 bg-sheet px-2.5 text-ink text-sm transition-colors',
  'hover:border-rule-strong focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0',
  'aria-invalid:border-bad aria-invalid:outline-bad aria-invalid:hover:border-bad aria-invalid:focus-visible:border-bad disabled:cursor-not-allowed disabled:bg-well disabled:text-ink-faint max-sm:text-lg',
)

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <NativeInput {...rest} className={classNames(controlStyles, 'h-8 max-sm:h-10', className)} />
}
