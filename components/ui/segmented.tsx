import { type ComponentProps, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { NativeInput } from './native-input.tsx'

export type SegmentedProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** Names the group for a screen reader. */
  legend: string
  options: readonly { value: string; label: string; hint?: string }[]
  value?: string
  defaultValue?: string
}

/** A few choices side by side: radio buttons underneath, so arrow keys and forms (`register`) work. */
export function Segmented({
  legend,
  options,
  value,
  defaultValue,
  className,
  name,
  ...rest
}: SegmentedProps) {
  const ownName = useId()
  return (
    <fieldset
      className={classNames(
        'inline-flex w-fit flex-wrap gap-0.5 rounded-md border border-rule bg-well p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={option.hint}
          className="cursor-pointer rounded-sm px-2.5 py-1 text-ink-soft text-sm hover:text-ink has-checked:bg-chosen has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <NativeInput
            {...rest}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
