import { CircleAlert, CircleCheck, FileText, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Input } from '#components/ui/input.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { ChunkCounts } from './chunk-counts.tsx'
import type { UploadItem } from './upload-item.ts'

export type UploadRowProps = {
  item: UploadItem
  /** What one document costs, where it is known. */
  priceCredits: number | undefined
  onRename: (title: string) => void
  onRemove: () => void
}

/** One chosen file: its title, which can be changed until it is sent, and where it is. */
export function UploadRow({ item, priceCredits, onRename, onRemove }: UploadRowProps) {
  const { state, fileName, title } = item
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2">
      <span className="flex h-8 items-center">{icons[state.step]}</span>
      <div className="min-w-0 text-sm">
        {state.step === 'ready' ? (
          <Input
            aria-label={`Title of ${fileName}`}
            aria-invalid={title.trim() === '' || undefined}
            value={title}
            maxLength={300}
            onChange={(event) => onRename(event.target.value)}
          />
        ) : (
          <p className="flex min-h-8 items-center truncate text-ink">
            <span className="truncate">{title}</span>
          </p>
        )}
        <p role="status" className="mt-0.5 wrap-anywhere text-ink-faint text-xs">
          {state.step === 'reading' && 'Reading…'}
          {state.step === 'unreadable' && <span className="text-bad">{state.message}</span>}
          {state.step === 'ready' &&
            (state.problem ? (
              <span className="text-bad">{state.problem.message}</span>
            ) : (
              [
                formatCount(state.characters, 'character'),
                priceCredits !== undefined && formatCredits(priceCredits),
                title !== fileName && fileName,
              ]
                .filter(Boolean)
                .join(' · ')
            ))}
          {state.step === 'sending' && 'Adding…'}
          {state.step === 'added' && (
            <>
              <ChunkCounts document={state.document} />{' '}
              <TextLink href={`/knowledge/${state.document.id}`}>Open</TextLink>
            </>
          )}
          {state.step === 'duplicate' && (
            <>
              Already in your knowledge. Not charged.{' '}
              <TextLink href={`/knowledge/${state.documentId}`}>View document</TextLink>
            </>
          )}
        </p>
      </div>
      {state.step !== 'sending' && state.step !== 'reading' && (
        <Button variant="quiet" square aria-label={`Remove ${fileName} from this list`} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      )}
    </li>
  )
}

const icons: Record<UploadItem['state']['step'], ReactNode> = {
  reading: <LoaderCircle aria-hidden className="size-4 animate-spin text-ink-faint" />,
  unreadable: <CircleAlert aria-hidden className="size-4 text-bad" />,
  ready: <FileText aria-hidden className="size-4 text-ink-faint" />,
  sending: <LoaderCircle aria-hidden className="size-4 animate-spin text-busy" />,
  added: <CircleCheck aria-hidden className="size-4 text-good" />,
  duplicate: <CircleAlert aria-hidden className="size-4 text-warn" />,
}
