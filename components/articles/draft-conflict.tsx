'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Draft } from '#contract/drafts.ts'
import { DiffDialog } from './diff-dialog.tsx'
import type { DraftEdit } from './use-draft-edit.ts'

/** Somebody saved in between: both texts are shown, one is chosen, none is lost. */
export function DraftConflict({ edit, theirs }: { edit: DraftEdit; theirs: Draft }) {
  const [comparing, setComparing] = useState(false)
  return (
    <Notice
      live
      tone="warn"
      title="This article changed elsewhere while you were editing"
      action={
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="quiet" onClick={() => setComparing(true)}>
            Compare
          </Button>
          <Button size="sm" onClick={edit.takeTheirs}>
            Use their version
          </Button>
          <Button size="sm" variant="primary" pending={edit.saving} onClick={() => void edit.keepMine()}>
            Keep my version
          </Button>
        </span>
      }
    >
      <p>
        Version {theirs.version} was saved <RelativeTime at={theirs.updated_at} />. If you keep your version,
        theirs stays under Versions. If you use theirs, yours is saved in this tab, under Versions.
      </p>
      {comparing && (
        <DiffDialog
          title="Their version and yours"
          before={theirs}
          after={edit.text}
          onClose={() => setComparing(false)}
        />
      )}
    </Notice>
  )
}
