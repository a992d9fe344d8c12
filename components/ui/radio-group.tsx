import { type ComponentProps, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { markStyles } from './mark-styles.ts'
import { NativeInput } from './native-input.tsx'

export type RadioOption = {
  value: string
  label: string
  hint?: string
  aside?: string
  /** Why it can't be chosen now; takes the place of the hint. */
  disabledReason?: string | undefined
}

export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  /** Beside each other where there is room; for choices of a few words. */
  inRow?: boolean
}

/**
 * Choices that need some words each, one below the other; `aside`, for example a price, is at the right, and below the words
 * where a choice is too narrow for both.
 */
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
            className="@container flex cursor-pointer items-start gap-2.5 px-3 py-2 text-sm hover:bg-hover has-checked:bg-hover has-disabled:cursor-not-allowed"
          >
            <NativeInput
              {...rest}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={rest.disabled || option.disabledReason !== undefined}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              className={classNames(markStyles, 'mt-0.5 rounded-full before:size-1.5 before:rounded-full')}
            />
            <span className="grid min-w-0 flex-1 @3xs:grid-cols-[minmax(0,1fr)_auto] gap-x-2.5">
              <span className={option.disabledReason ? 'font-medium text-ink-faint' : 'font-medium text-ink'}>
                {option.label}
              </span>
              {option.aside && (
                <span className="text-ink-soft text-xs leading-5 @max-3xs:order-last @max-3xs:pt-1">
                  {option.aside}
                </span>
              )}
              {(option.disabledReason ?? option.hint) && (
                <span className="text-ink-faint text-xs @3xs:col-span-2">
                  {option.disabledReason ?? option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
