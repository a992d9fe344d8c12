'use client'
import { useEffect, useRef } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { bringIntoView } from './bring-into-view.ts'
import { type ClaimDifference, claimDifference } from './claim-difference.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { claimPlace, claimVerdict, discrepancySentence } from './claim-verdict.ts'
import { CorrectClaim } from './correct-claim.tsx'
import { DifferingText } from './differing-text.tsx'
import { openWords } from './open-words.ts'
import { readablePassage, type TableHeads } from './readable-passage.ts'
import type { StatementClaims } from './source-passages.ts'

/** Longer statements and passages are shown in part. */
const maxCharacters = 400

/** A statement that its source contradicts or that has none, with the passage beside it where there is one. */
export function OpenClaim({
  claim,
  parts,
  sources,
  heads,
}: StatementClaims & { sources: readonly ArticleSource[]; heads: TableHeads }) {
  const { selection, select } = useClaimSelection()
  const isContradicted = claimVerdict(claim) === 'contradicted'
  const source = sources.find(({ reference }) => reference === claim.reference)
  const difference = isContradicted ? claimDifference(claim) : undefined
  const words = isContradicted
    ? [differenceWords(claim, difference), claimPlace(claim)].filter(Boolean).join(' · ')
    : openWords({ claim, parts })
  const item = useRef<HTMLLIElement>(null)
  const isChosen = selection?.claimId === claim.id
  const isCalled = isChosen && selection.from !== 'sources'
  useEffect(() => {
    if (isCalled && item.current) bringIntoView(item.current)
  }, [isCalled])
  return (
    <li
      ref={item}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md px-2.5 py-2 text-xs',
        isContradicted ? 'bg-bad-wash' : 'bg-warn-wash',
        isChosen &&
          (isContradicted
            ? '-outline-offset-1 outline-1 outline-bad'
            : '-outline-offset-1 outline-1 outline-warn'),
      )}
    >
      <NativeButton
        type="button"
        title="Show in text"
        onClick={() => select({ claimId: claim.id, from: 'sources' })}
        className="grid w-full grid-cols-[minmax(0,1fr)] gap-1.5 rounded-sm text-left text-ink"
      >
        <span className="wrap-anywhere text-sm">
          {difference ? (
            <DifferingText text={claim.text} spans={difference.statement} />
          ) : (
            readablePassage(cutAtWord(claim.text, maxCharacters), heads)
          )}
        </span>
        {isContradicted && claim.passage !== undefined && (
          <span className="block border-bad border-l-2 pl-2">
            <span className="block text-2xs text-ink-soft">
              {source ? `Source ${source.reference} says` : 'The source says'}
            </span>
            <span className="wrap-anywhere font-serif text-sm">
              <Passage passage={claim.passage} difference={difference} heads={heads} />
            </span>
          </span>
        )}
        {words && <span className="wrap-anywhere text-ink-soft">{words}</span>}
      </NativeButton>
      <CorrectClaim claim={claim} />
    </li>
  )
}

/** The passage with the sentence in question brought out; of a long one that sentence alone. */
function Passage({
  passage,
  difference,
  heads,
}: {
  passage: string
  difference: ClaimDifference | undefined
  heads: TableHeads
}) {
  if (!difference) return readablePassage(cutAtWord(passage, maxCharacters), heads)
  const { sentence, passage: spans } = difference
  const isLong = passage.length > maxCharacters
  const [before, after] = [passage.slice(0, sentence.start), passage.slice(sentence.end)]
  return (
    <>
      {before && <span className="text-ink-soft">{isLong ? '… ' : before}</span>}
      <DifferingText text={passage.slice(sentence.start, sentence.end)} spans={spans} from={sentence.start} />
      {after && <span className="text-ink-soft">{isLong ? ' …' : after}</span>}
    </>
  )
}

function differenceWords(claim: ArticleClaim, difference: ClaimDifference | undefined): string {
  const instead = difference?.instead
  if (instead) return `The number differs: ${instead.said} here, ${instead.source} in the source.`
  return discrepancySentence(claim) ?? 'The source says something else.'
}
