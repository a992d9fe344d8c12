'use client'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlStyles } from './input.tsx'
import { useEnteredEarly } from './use-entered-early.ts'

export type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string }[]
}

/** The browser's own select: keyboard, phone wheels and screen readers come with it. */
export function Select({ options, className, ref, ...rest }: SelectProps) {
  const listening = useEnteredEarly(ref, rest.value ?? rest.defaultValue)
  return (
    <span className={classNames('relative inline-block w-full', className)}>
      <select
        {...rest}
        ref={listening}
        className={classNames(controlStyles, 'h-8 appearance-none pr-8 max-sm:h-10')}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4 text-ink-faint"
      />
    </span>
  )
}
