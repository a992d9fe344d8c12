import { Check, CircleAlert } from 'lucide-react'
import { classNames } from '#lib/class-names.ts'
import { saveWords } from './save-words.ts'
import type { DraftEdit } from './use-draft-edit.ts'

export type SaveStateProps = {
  edit: DraftEdit
  isLive: boolean
  /** Only what is not yet saved is shown; the rest is for screen readers. */
  isQuiet?: boolean
}

/** Whether what is typed is saved. */
export function SaveState({ edit, isLive, isQuiet = false }: SaveStateProps) {
  const { dirty, saving } = edit
  const { words, detail, isStuck } = saveWords(edit, isLive)
  const isCalm = !dirty && !saving
  const Icon = isStuck ? CircleAlert : isCalm ? Check : undefined
  return (
    <span
      role="status"
      className={classNames(
        isQuiet && isCalm ? 'sr-only' : 'flex items-center gap-1.5 whitespace-nowrap text-ink-faint text-xs',
      )}
    >
      {Icon && <Icon aria-hidden className={isStuck ? 'size-3.5 text-bad' : 'size-3.5 text-good'} />}
      <span>
        {words}
        {/* A phone has no room for it. */}
        {detail && <span className="max-sm:sr-only">{detail}</span>}
      </span>
    </span>
  )
}
