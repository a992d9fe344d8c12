'use client'
import { Check, CircleAlert } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import { saveWords } from './save-words.ts'
import type { DraftEdit } from './use-draft-edit.ts'

export type SaveStateProps = { edit: DraftEdit; isLive: boolean; isEdited: boolean; url: string | undefined }

/** Whether what is typed is saved; for a public page the button that brings it there. */
export function SaveState({ edit, isLive, isEdited, url }: SaveStateProps) {
  const { dirty, saving, errors, theirs } = edit
  const { words, isStuck: stuck } = saveWords(edit, isLive)
  const Icon = stuck ? CircleAlert : dirty || saving ? undefined : Check
  return (
    <>
      <span role="status" className="flex items-center gap-1.5 text-ink-faint text-xs max-sm:w-full">
        {Icon && <Icon aria-hidden className={stuck ? 'size-3.5 text-bad' : 'size-3.5 text-good'} />}
        {words}
      </span>
      {/* While it is edited it is there before the first change: it would push the text down under the first letter. */}
      {isLive && (dirty || isEdited) && (
        <ConfirmDialog
          trigger={
            <Button
              pending={saving}
              disabledReason={
                !dirty ? 'No changes yet' : errors || theirs ? 'Fix the errors first' : undefined
              }
            >
              Update the live page
            </Button>
          }
          title="Update the live page?"
          confirmLabel="Update the live page"
          onConfirm={async () => {
            if (await edit.saveNow()) toast.done('The live page updates within seconds')
          }}
        >
          <p className="break-all">Readers of {url} see the new text within seconds.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
