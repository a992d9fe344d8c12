import { Plus } from 'lucide-react'
import { NativeButton } from './native-button.tsx'

export type SuggestionChipsProps = {
  label: string
  options: readonly string[]
  onChoose: (option: string) => void
}

/** What can be added to the field above by a press, in place of typing it; nothing where there is nothing to add. */
export function SuggestionChips({ label, options, onChoose }: SuggestionChipsProps) {
  if (options.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span className="text-ink-faint text-xs">{label}</span>
      <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
        {options.map((option) => (
          <li key={option} className="min-w-0">
            <NativeButton
              type="button"
              onClick={() => onChoose(option)}
              className="flex min-h-7 max-w-64 items-center gap-1 rounded-md border border-rule bg-sheet py-0.5 pr-2.5 pl-1.5 text-ink-soft text-sm hover:border-rule-strong hover:bg-hover hover:text-ink"
            >
              <Plus aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
              <span className="sr-only">Add </span>
              <span className="truncate">{option}</span>
            </NativeButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
