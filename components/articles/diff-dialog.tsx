'use client'
import dynamic from 'next/dynamic'
import { Dialog } from '#components/ui/dialog.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { formatCount } from '#lib/format-number.ts'
import { countTextWords } from './count-text-words.ts'
import type { DraftText } from './draft-text.ts'

/** What differs between two texts, and by how many words. */
function changeSentence(before: DiffDialogProps['before'], after: DiffDialogProps['after']): string {
  const parts = (['title', 'description', 'markdown'] as const).filter((part) => before[part] !== after[part])
  if (parts.length === 0) return 'Both texts are the same.'
  const names = parts.map((part) => (part === 'markdown' ? 'text' : part))
  const words = countTextWords(after.markdown) - countTextWords(before.markdown)
  const length =
    words === 0
      ? ''
      : ` The text is now ${formatCount(Math.abs(words), 'word')} ${words > 0 ? 'longer' : 'shorter'}.`
  const list = new Intl.ListFormat('en').format(names)
  return `Changed: ${list}.${length}`
}

const TextDiff = dynamic(() => import('./text-diff.tsx'), {
  ssr: false,
  loading: () => <Skeleton className="h-40" />,
})

export type DiffDialogProps = {
  title: string
  before: Pick<DraftText, 'title' | 'description' | 'markdown'>
  after: Pick<DraftText, 'title' | 'description' | 'markdown'>
  onClose: () => void
}

/** Two texts as one: what went is struck through, what came is underlined. */
export function DiffDialog({ title, before, after, onClose }: DiffDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="xl"
      title={title}
      description={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="w-full text-ink">{changeSentence(before, after)}</span>
          <span>
            <del className="bg-bad-wash text-bad decoration-1">removed</del>
          </span>
          <span>
            <ins className="bg-good-wash text-good decoration-1">added</ins>
          </span>
        </span>
      }
    >
      <div className="grid gap-4 pb-2">
        {before.title !== after.title && <TextDiff label="Title" before={before.title} after={after.title} />}
        {before.description !== after.description && (
          <TextDiff label="Description" before={before.description} after={after.description} />
        )}
        <TextDiff label="Text" isMarkdown before={before.markdown} after={after.markdown} />
      </div>
    </Dialog>
  )
}
