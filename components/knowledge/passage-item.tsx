import { IntentLink } from '#components/ui/intent-link.tsx'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { markedPieces } from './marked-pieces.ts'
import { matchStrength } from './match-strength.ts'
import { PassageText } from './passage-text.tsx'
import { StrengthMark } from './strength-mark.tsx'

export type PassageItemProps = {
  /** Of the first passage of a document, to which the list of documents leads. */
  id: string | undefined
  passage: KnowledgePassage
  /** The highest score of the answer. */
  best: number
}

/** One passage under its document and heading, which lead to it, with what matched in it. */
export function PassageItem({ id, passage, best }: PassageItemProps) {
  const { document_id, chunk_id, title, heading, text, highlights } = passage
  const highlightsWithin = (start: number) =>
    highlights.map(([from, to]): [number, number] => [Math.max(0, from - start), Math.max(0, to - start)])
  return (
    <li id={id} className="min-w-0 scroll-mt-4 px-4 py-3.5">
      <p className="flex items-baseline justify-between gap-x-3 text-xs">
        <IntentLink
          href={`/knowledge/${document_id}?passage=${chunk_id}#passage-${chunk_id}`}
          className="group min-w-0 wrap-anywhere rounded-sm py-0.5 text-ink-soft"
        >
          <span className="font-medium text-ink group-hover:underline">{title}</span>
          {heading && heading !== title && ` · ${heading}`}
        </IntentLink>
        <StrengthMark strength={matchStrength(passage, best)} />
      </p>
      <div className="mt-0.5 wrap-anywhere font-serif text-ink text-lg">
        <PassageText
          text={text}
          draw={(piece) =>
            markedPieces(piece.text, highlightsWithin(piece.start)).map((part) =>
              part.marked ? (
                <mark key={part.start} className="rounded-xs bg-accent-wash px-0.5 font-medium text-ink">
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )
          }
        />
      </div>
    </li>
  )
}
