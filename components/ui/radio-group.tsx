import { type ComponentProps, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { markStyles } from './mark-styles.ts'
import { NativeInput } from './native-input.tsx'

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  options: readonly { value: string; label: string; hint?: string; aside?: string }[]
  value?: string
  defaultValue?: string
  /** Beside each other where there is room, each with its `aside` below; for choices of a few words. */
  inRow?: boolean
}

/** Choices that need some words each, one below the other; `aside` is at the right, for example a price. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, defaultValue, inRow = false, className, name, ...rest } = props
  const ownName = useId()
  return (
    <fieldset
      className={classNames('@container overflow-hidden rounded-md border border-rule bg-sheet', className)}
    >
      <legend className="sr-only">{legend}</legend>
      <div
        className={classNames(
          'divide-rule',
          inRow && options.length === 4
            ? // Two by two before they have room in one row.
              '@max-3xs:divide-y @3xs:grid @3xs:grid-cols-2 @xl:grid-cols-4 *:shadow-[0_0_0_0.5px_var(--color-rule)]'
            : inRow
              ? '@max-md:divide-y @md:grid @md:auto-cols-fr @md:grid-flow-col @md:divide-x'
              : 'divide-y',
        )}
      >
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
            <span className={classNames('min-w-0 flex-1', inRow && '@md:grid')}>
              <span className="font-medium text-ink">{option.label}</span>
              {option.hint && <span className="block text-ink-faint text-xs">{option.hint}</span>}
              {inRow && option.aside && (
                <span className="block pt-1 text-ink-soft text-xs @max-md:hidden">{option.aside}</span>
              )}
            </span>
            {option.aside && (
              <span className={classNames('text-ink-soft text-xs', inRow && '@md:hidden')}>
                {option.aside}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
