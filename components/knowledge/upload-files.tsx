'use client'
import { useQuery } from '@tanstack/react-query'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { FileDropZone } from './file-drop-zone.tsx'
import { RoleSelect } from './role-select.tsx'
import { isReady } from './upload-item.ts'
import { maxDocuments } from './upload-limits.ts'
import { UploadRow } from './upload-row.tsx'
import type { useUploadQueue } from './use-upload-queue.ts'

/** Every document costs the same, so the price is asked for a short one and not for megabytes of text. */
export const pricedDocument = { source_type: 'upload', title: 'Document', content: 'A document.' }

export type UploadFilesProps = {
  queue: ReturnType<typeof useUploadQueue>
  /** How many more documents the knowledge base takes; unknown if the server returns no count. */
  room: number | undefined
  onCancel: () => void
}

/** Files: dropped or chosen, listed with their states, added together. */
export function UploadFiles({ queue, room, onCancel }: UploadFilesProps) {
  const { items, isSending, problem, role, setRole, choose, send, rename, remove } = queue
  const { data: price } = useQuery(estimateQuery('uploadDocument', pricedDocument))
  const ready = items.filter(isReady)
  const isTitled = ready.every(({ title }) => title.trim() !== '')
  const excess = room === undefined ? 0 : ready.length - room
  return (
    <div className="grid gap-3">
      <FileDropZone onChoose={choose} />
      {items.length > 0 && (
        <ul aria-label="Chosen files" className="divide-y divide-rule/70">
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              priceCredits={price?.credits_required}
              onRename={(title) => rename(item.id, title)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
      )}
      {ready.length > 0 && <RoleSelect role={role} onChange={setRole} />}
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
      {excess > 0 && (
        <Notice tone="warn" live title={`${formatCount(excess, 'document')} too many`}>
          Knowledge holds up to {formatNumber(maxDocuments)} documents. You can add {formatNumber(room ?? 0)}{' '}
          more. Remove some from this list or delete documents you no longer need.
        </Notice>
      )}
      {(ready.length > 0 || isSending) && (
        <div className="sticky bottom-0 -mb-2 border-rule border-t bg-sheet pt-3 pb-2">
          <PricedSubmit
            operation="uploadDocument"
            input={isTitled && excess <= 0 && ready.length > 0 ? pricedDocument : undefined}
            times={Math.max(1, ready.length)}
            pending={isSending}
            problem={problem}
            size="md"
            onCancel={onCancel}
            onClick={() => isTitled && excess <= 0 && send()}
          >
            Add {formatCount(Math.max(1, ready.length), 'document')}
          </PricedSubmit>
        </div>
      )}
    </div>
  )
}
