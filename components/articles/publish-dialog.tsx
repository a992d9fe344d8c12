'use client'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { type PublishFormProps, usePublishForm } from './publish-form.tsx'

export type PublishDialogProps = Omit<PublishFormProps, 'onDone'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is decided and known before an article is public. */
export function PublishDialog({ open, onOpenChange, ...props }: PublishDialogProps) {
  const { fields, button } = usePublishForm({ ...props, onDone: () => onOpenChange(false) }, 'publish')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={props.article.scheduled_at ? 'Reschedule' : 'Publish'}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          {button}
        </>
      }
    >
      {fields}
    </Dialog>
  )
}
