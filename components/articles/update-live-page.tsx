'use client'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { DraftEdit } from './use-draft-edit.ts'

type UpdateLivePageProps = { edit: DraftEdit; isEdited: boolean; url: string | undefined }

/** Brings what was changed to the public page. */
export function UpdateLivePage({ edit, isEdited, url }: UpdateLivePageProps) {
  const { dirty, saving, errors, theirs } = edit
  // While it is edited it is there before the first change: it would push the text down under the first letter.
  if (!dirty && !isEdited) return null
  return (
    <ConfirmDialog
      trigger={
        <Button
          variant={dirty ? 'primary' : undefined}
          pending={saving}
          disabledReason={!dirty ? 'No changes yet' : errors || theirs ? 'Fix the errors first' : undefined}
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
      <p className="wrap-anywhere">Readers of {url} see the new text within seconds.</p>
    </ConfirmDialog>
  )
}
