import { useId } from 'react'
import { Textarea } from '#components/ui/textarea.tsx'

export type TitleFieldProps = {
  title: string
  error: string | undefined
  onChange: (title: string) => void
}

/** Search engines show no more of it. */
const shown = 70

/** The title above the text, as large as it is read. It is one line, however many it takes. */
export function TitleField({ title, error, onChange }: TitleFieldProps) {
  const id = useId()
  const length = [...title].length
  const hint =
    error ?? (length > shown ? `${length}/${shown}: search engines cut off longer titles.` : undefined)
  return (
    <div className="px-5 pt-2 pb-2 sm:px-8 sm:pb-3 sm:pt-7">
      {/* The width of the text below it. */}
      <div className="mx-auto max-w-[38rem]">
        <label htmlFor={id} className="sr-only">
          Title
        </label>
        <Textarea
          id={id}
          rows={1}
          value={title}
          placeholder="Title"
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
          }}
          className="-mx-2 min-h-0 w-[calc(100%+1rem)] border-transparent! bg-transparent px-2! py-1! font-medium font-serif text-2xl! leading-tight hover:border-rule! focus-visible:border-focus!"
        />
        <p
          id={`${id}-hint`}
          role={error ? 'alert' : undefined}
          className={`text-xs empty:hidden ${error ? 'text-bad' : 'text-warn'}`}
        >
          {hint}
        </p>
      </div>
    </div>
  )
}
