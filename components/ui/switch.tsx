'use client'
import * as RadixSwitch from 'radix-ui/switch'
import { classNames } from '#lib/class-names.ts'

export type SwitchProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  id?: string
  disabled?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  className?: string
}

/** On or off, at once, without a submit. */
export function Switch({ className, ...rest }: SwitchProps) {
  return (
    <RadixSwitch.Root
      {...rest}
      className={classNames(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-rule-strong bg-well transition-colors',
        'disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-good data-[state=checked]:bg-good',
        className,
      )}
    >
      <RadixSwitch.Thumb className="size-3.5 translate-x-0.5 rounded-full bg-rule-strong transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-sheet" />
    </RadixSwitch.Root>
  )
}
