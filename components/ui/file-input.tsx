'use client'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { buttonStyles } from './button-styles.ts'

export type FileInputProps = {
  /** Names the input for its label, which stands outside. */
  id: string
  /** As the attribute of the same name: endings and media types, with commas between. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  /** Called with what was chosen, never with nothing. */
  onChoose: (files: readonly File[]) => void
}

/** A file to choose, in the look of the other controls: browsers draw their own in their own words and language. */
export function FileInput({ id, multiple = false, disabled = false, onChoose, ...rest }: FileInputProps) {
  const [chosen, setChosen] = useState('')
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-w-0 flex-1 items-center gap-3 text-ink-soft text-sm',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <input
        {...rest}
        id={id}
        type="file"
        multiple={multiple}
        disabled={disabled}
        className="peer sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file again is a change again.
          target.value = ''
          if (files.length === 0) return
          setChosen(files.length === 1 ? (files[0]?.name ?? '') : formatCount(files.length, 'file'))
          onChoose(files)
        }}
      />
      {/* The label outside names the input; this only shows where to press. */}
      <span
        aria-hidden
        className={classNames(
          buttonStyles({}),
          'max-sm:h-10 peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-disabled:opacity-55',
        )}
      >
        <Upload /> {multiple ? 'Choose files' : 'Choose file'}
      </span>
      <span className="min-w-0 truncate text-ink-faint" aria-live="polite">
        {chosen}
      </span>
    </label>
  )
}
