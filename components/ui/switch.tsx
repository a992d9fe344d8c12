import { classNames } from '#lib/class-names.ts'
import { NativeInput } from './native-input.tsx'

export type SwitchProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  id?: string
  disabled?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  className?: string
}

/** On or off, at once, without a submit; a tick box underneath, which works before scripts do. */
export function Switch({ className, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <NativeInput
      {...rest}
      type="checkbox"
      role="switch"
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={classNames(
        'inline-flex h-5 w-9 shrink-0 cursor-pointer appearance-none items-center rounded-full border border-rule-strong bg-well transition-colors',
        'before:size-3.5 before:translate-x-0.5 before:rounded-full before:bg-rule-strong before:transition-transform',
        'checked:border-good checked:bg-good checked:before:translate-x-4.5 checked:before:bg-sheet',
        'disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
    />
  )
}
