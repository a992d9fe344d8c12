'use client'
import { useState } from 'react'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { retentionChoices, retentionWords } from './retention-choices.ts'

export type RetentionFieldProps = {
  days: number
  onChange: (days: number) => Promise<void>
}

/** How long counted days are kept. A longer time is saved at once; a shorter one deletes, and is asked for. */
export function RetentionField({ days, onChange }: RetentionFieldProps) {
  const [asked, setAsked] = useState<number>()
  return (
    <>
      <Field label="Keep statistics for" hint="Older days are deleted within a day, and can't be restored.">
        {(control) => (
          <Select
            {...control}
            value={String(days)}
            options={retentionChoices(days)}
            onChange={({ currentTarget }) => {
              const chosen = Number(currentTarget.value)
              if (chosen < days) setAsked(chosen)
              else void onChange(chosen)
            }}
          />
        )}
      </Field>
      {asked !== undefined && (
        <ConfirmDialog
          danger
          open
          onOpenChange={() => setAsked(undefined)}
          title={`Keep statistics for ${retentionWords(asked)} only?`}
          confirmLabel="Delete older days"
          onConfirm={() => onChange(asked)}
        >
          <p>What was counted before then is deleted within a day, and can't be restored.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
