import { type ComponentProps, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { markStyles } from './mark-styles.ts'
import { NativeInput } from './native-input.tsx'

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  options: readonly { value: string; label: string; hint?: string; aside?: string }[]
  value?: string
  defaultValue?: string
}

/** Choices that need a sentence each, one below the other; `aside` is at the right, for example a price. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, defaultValue, className, name, ...rest } = props
  const ownName = useId()
  return (
    <fieldset
      className={classNames(
        'divide-y divide-rule overflow-hidden rounded-md border border-rule bg-sheet',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-2.5 px-3 py-2 text-sm hover:bg-hover has-checked:bg-hover"
        >
          <NativeInput
            {...rest}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            className={classNames(markStyles, 'mt-0.5 rounded-full before:size-1.5 before:rounded-full')}
          />
          <span className="min-w-0 flex-1">
            <span className="font-medium text-ink">{option.label}</span>
            {option.hint && <span className="block text-ink-faint text-xs">{option.hint}</span>}
          </span>
          {option.aside && <span className="text-ink-faint text-xs">{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
