import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { NativeInput } from './native-input.tsx'

export type ChoiceTilesProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  defaultValue?: string
  /** The columns of the grid, by class. */
  className?: string
}

/** Many short choices at one glance, each on a tile: radio buttons underneath, so arrow keys and forms (`register`) work. */
export function ChoiceTiles({ legend, options, defaultValue, className, name, ...rest }: ChoiceTilesProps) {
  const ownName = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{legend}</legend>
      <div className={classNames('grid gap-1.5', className)}>
        {options.map(({ value, label, icon }) => (
          <label
            key={value}
            className="relative flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-rule bg-sheet px-2.5 py-1.5 text-ink-soft text-sm leading-tight hover:bg-hover hover:text-ink has-checked:border-ink has-checked:bg-hover has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
          >
            <NativeInput
              {...rest}
              type="radio"
              name={name ?? ownName}
              value={value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === value}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {icon}
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
