'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { formatCount } from '#lib/format-number.ts'
import { type TagChange, typedTags } from './changed-tags.ts'

export type TagArticlesDialogProps = {
  /** How many of the selected have a text. */
  count: number
  /** How many of those are on the public site. */
  published: number
  /** What the button says. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onTag: (change: TagChange) => Promise<unknown>
}

/** Adds tags to the selected articles and removes others. */
export function TagArticlesDialog({
  count,
  published,
  label,
  open,
  onOpenChange,
  onTag,
}: TagArticlesDialogProps) {
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = () => {
    const change = { add: typedTags(added), remove: typedTags(removed) }
    setMissing(change.add.length + change.remove.length === 0)
    return change.add.length + change.remove.length > 0 && onTag(change)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button
          size="sm"
          className="max-sm:hidden"
          disabledReason={count === 0 ? 'Only articles with a text have tags' : undefined}
        >
          {label}
        </Button>
      }
      title={`Tag ${formatCount(count, 'article')}`}
      confirmLabel={`Change tags of ${formatCount(count, 'article')}`}
      onConfirm={confirm}
    >
      <Field
        label="Add"
        hint="Separate tags with commas. An article has up to 10."
        error={isMissing ? 'Enter a tag to add or to remove.' : undefined}
      >
        {(control) => <Input {...control} value={added} onChange={({ target }) => setAdded(target.value)} />}
      </Field>
      <Field label="Remove" hint="Articles without them stay as they are.">
        {(control) => (
          <Input {...control} value={removed} onChange={({ target }) => setRemoved(target.value)} />
        )}
      </Field>
      {published > 0 && <p>{formatCount(published, 'public page')} will show the new tags immediately.</p>}
    </ConfirmDialog>
  )
}
