import { ChevronRight } from 'lucide-react'
import { StrengthMark } from '#components/jobs/strength-mark.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { answerOf, citationOf } from './answer-of.ts'
import { documentRole } from './document-roles.ts'
import { markedPieces } from './marked-pieces.ts'
import { matchStrength } from './match-strength.ts'
import type { PlacedText } from './passage-parts.ts'
import { PassageText } from './passage-text.tsx'

export type PassageItemProps = {
  /** Of the first passage of a document, to which the list of documents leads. */
  id: string | undefined
  passage: KnowledgePassage
  /** The highest score of the answer. */
  best: number
}

/** The sentence of a passage that answers, its document and heading below, and the whole passage on request. */
export function PassageItem({ id, passage, best }: PassageItemProps) {
  const { document_id, chunk_id, title, heading, text, highlights, lacks = [] } = passage
  const answer = answerOf(passage)
  const drawWith = (ranges: readonly (readonly [number, number])[]) => (piece: PlacedText) =>
    markedPieces(
      piece.text,
      ranges.map(([from, to]) => [Math.max(0, from - piece.start), Math.max(0, to - piece.start)]),
    ).map((part) =>
      part.marked ? (
        <mark key={part.start} className="rounded-xs bg-accent-wash px-0.5 text-inherit">
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )
  const draw = drawWith(highlights)
  // Beside the sentence that stands above, its words alone would be lost in the passage.
  const whole = (
    <PassageText text={text} draw={answer && passage.answer ? drawWith([passage.answer]) : draw} />
  )
  const strength = matchStrength(passage, best)
  const citation = answer && citationOf(passage, answer.text)
  return (
    <li id={id} className="grid min-w-0 scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-3.5">
      <div className="wrap-anywhere max-w-prose font-serif text-ink text-lg">
        {answer ? (
          <p dir="auto" className="font-medium">
            {draw(answer)}
          </p>
        ) : (
          whole
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-xs">
          <IntentLink
            href={`/knowledge/${document_id}?passage=${chunk_id}#passage-${chunk_id}`}
            className="group min-w-0 wrap-anywhere rounded-sm py-0.5 text-ink-soft"
          >
            <span className="font-medium text-ink group-hover:underline">{title}</span>
            {heading && heading !== title && ` ${heading}`}
          </IntentLink>
          <StrengthMark strength={strength} />
          {strength === 'some' && lacks.length > 0 && (
            <span className="text-ink-faint">Doesn't say {quoted(lacks)}</span>
          )}
          {passage.role === 'internal' && (
            <span className="text-ink-soft">{documentRole(passage.role)?.label}</span>
          )}
        </p>
        {citation !== undefined && (
          <CopyButton value={citation} what="the sentence with its source" label="Cite this" />
        )}
      </div>
      {answer && answer.text.trim() !== text.trim() && (
        <details className="group min-w-0 text-ink-soft">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-xs hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight
              aria-hidden
              className="size-3.5 transition-transform group-open:rotate-90 motion-reduce:transition-none"
            />
            Whole passage
          </summary>
          <div dir="auto" className="wrap-anywhere mt-1.5 font-serif text-base text-ink">
            {whole}
          </div>
        </details>
      )}
    </li>
  )
}

function quoted(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map((word) => `“${word}”`))
}
