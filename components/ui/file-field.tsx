import { FileUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '#lib/class-names.ts'

export type FileFieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** What can be chosen, as the `accept` of a file input. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  /** What the button says; "Choose a file" where nothing else fits better. */
  choose?: string
  onChoose: (files: readonly File[]) => void
  /** Beside the button. */
  children?: ReactNode
}

/** Chooses files with the house's own button. The browser's input stays in it: keyboard, screen reader and drop work as ever. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, accept, multiple, disabled = false, choose = 'Choose a file', children } = props
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          className={classNames(
            'relative inline-flex h-8 max-w-full items-center gap-2 rounded-md border border-rule-strong/70 bg-sheet px-3 text-ink text-sm max-sm:h-10',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
            disabled ? 'text-ink-faint' : 'hover:bg-hover',
          )}
        >
          <FileUp aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <span aria-hidden className="truncate">
            {names.length > 0 ? names.join(', ') : choose}
          </span>
          <input
            id={id}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            aria-describedby={hint ? `${id}-hint` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              setNames(files.map(({ name }) => name))
              props.onChoose(files)
              // The same file again is a change again.
              target.value = ''
            }}
            className={classNames(
              'absolute inset-0 size-full opacity-0 file:cursor-pointer',
              disabled ? 'cursor-not-allowed' : 'cursor-pointer',
            )}
          />
        </span>
        {children}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-faint text-xs">
          {hint}
        </p>
      )}
      <p role="alert" className="text-bad text-xs empty:hidden">
        {error}
      </p>
    </div>
  )
}
