'use client'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { AddAddressForm } from './add-address-form.tsx'
import { AddTextForm } from './add-text-form.tsx'
import { pricedDocument, UploadFiles } from './upload-files.tsx'
import { maxDocuments } from './upload-limits.ts'
import { useUploadQueue } from './use-upload-queue.ts'

export type AddDocumentsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How many more documents the knowledge base takes; unknown if the server returns no count. */
  room: number | undefined
}

/** Adds documents from files, from a text or from an address. Closed while it sends, it goes on sending. */
export function AddDocumentsDialog({ open, onOpenChange, room }: AddDocumentsDialogProps) {
  const queue = useUploadQueue()
  const cancel = () => onOpenChange(false)
  const { data: price } = useQuery({ ...estimateQuery('uploadDocument', pricedDocument), enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add documents"
      description={`Documents your articles can use and cite${price ? `, for ${formatCredits(price.credits_required)} each, whatever their length` : ''}.`}
      size="lg"
    >
      {room !== undefined && room <= 0 ? (
        <Notice tone="warn" title="Knowledge is full">
          You've reached {formatNumber(maxDocuments)} documents. Delete some to add more.
        </Notice>
      ) : (
        <Tabs
          label="Source"
          tabs={[
            {
              value: 'files',
              label: 'Files',
              content: <UploadFiles queue={queue} room={room} onCancel={cancel} />,
            },
            { value: 'text', label: 'Text', content: <AddTextForm onCancel={cancel} /> },
            { value: 'address', label: 'URL', content: <AddAddressForm onCancel={cancel} /> },
          ]}
        />
      )}
    </Dialog>
  )
}
