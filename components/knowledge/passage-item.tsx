import { IntentLink } from '#components/ui/intent-link.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { markedPieces } from './marked-pieces.ts'
import { PassageText } from './passage-text.tsx'

export type PassageItemProps = {
  passage: KnowledgePassage
  /** The highest score of the answer: scores compare within one answer only. */
  best: number
}

/**
 * How well a passage answers, beside the best of the same answer; `share` is 0 to 100. What the service calls weak shares
 * a word or two with the query and is no match, however good beside the others.
 */
function matchWord(share: number, strength: string | undefined): string {
  if (strength === 'weak') return 'Weak match'
  if (share >= 99.5) return 'Best match'
  if (share >= 60) return 'Close match'
  return share >= 25 ? 'Fair match' : 'Loose match'
}

/** One passage with what matched in it, and how well it does beside the best. */
export function PassageItem({ passage, best }: PassageItemProps) {
  const { document_id, chunk_id, title, heading, text, highlights, score } = passage
  const highlightsWithin = (start: number) =>
    highlights.map(([from, to]): [number, number] => [Math.max(0, from - start), Math.max(0, to - start)])
  const share = best > 0 ? (score / best) * 100 : 0
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
          <IntentLink
            href={`/knowledge/${document_id}?passage=${chunk_id}#passage-${chunk_id}`}
            className="min-w-0 font-serif text-ink text-lg hover:underline"
          >
            {title}
          </IntentLink>
          {heading && heading !== title && <span className="text-ink-faint text-xs">{heading}</span>}
        </p>
        <div className="mt-1 wrap-anywhere text-ink-soft text-sm leading-relaxed">
          <PassageText
            text={text}
            draw={(piece) =>
              markedPieces(piece.text, highlightsWithin(piece.start)).map((part) =>
                part.marked ? (
                  <mark key={part.start} className="rounded-sm bg-accent-wash px-0.5 font-medium text-ink">
                    {part.text}
                  </mark>
                ) : (
                  part.text
                ),
              )
            }
          />
        </div>
      </div>
      <div className="max-sm:max-w-40">
        <p className="mb-1 text-ink-soft text-xs" title={`Score ${score.toPrecision(3)}`}>
          {matchWord(share, passage.strength)}
        </p>
        <ProgressBar thin label={`Match of ${title} compared with the best`} percent={share} />
      </div>
    </li>
  )
}
