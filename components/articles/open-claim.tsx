'use client'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ArticleSource } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { claimPlace, claimVerdict, discrepancySentence } from './claim-verdict.ts'
import type { StatementClaims } from './source-passages.ts'

/** A statement that its source contradicts or that has none, with the passage beside it where there is one. */
export function OpenClaim({
  claim,
  parts,
  sources,
}: StatementClaims & { sources: readonly ArticleSource[] }) {
  const { selection, select } = useClaimSelection()
  const isContradicted = claimVerdict(claim) === 'contradicted'
  const source = sources.find(({ reference }) => reference === claim.reference)
  const place = claimPlace(claim)
  return (
    <li>
      <NativeButton
        type="button"
        onClick={() => select({ claimId: claim.id, from: 'sources' })}
        className={classNames(
          'grid w-full grid-cols-[minmax(0,1fr)] gap-1.5 rounded-md px-2.5 py-1.5 text-left text-ink text-xs',
          isContradicted ? 'bg-bad-wash' : 'bg-warn-wash',
          selection?.claimId === claim.id &&
            (isContradicted ? 'outline-1 outline-bad' : 'outline-1 outline-warn'),
        )}
      >
        <span className="line-clamp-4 wrap-anywhere">{claim.text}</span>
        {isContradicted && claim.passage !== undefined && (
          <span className="block border-bad border-l-2 pl-2">
            <span className="block text-2xs text-ink-soft">
              {source ? `Source ${source.reference} says` : 'The source says'}
            </span>
            <span className="line-clamp-5 wrap-anywhere font-serif text-sm">{claim.passage}</span>
          </span>
        )}
        <span className="wrap-anywhere text-2xs text-ink-soft">
          {isContradicted ? (discrepancySentence(claim) ?? 'The source says something else.') : claim.kind}
          {!isContradicted && parts.length > 0 && `, with ${parts.map(({ text }) => text).join(', ')}`}
          {place && ` (${place})`}
        </span>
      </NativeButton>
    </li>
  )
}
