import { TriangleAlert } from 'lucide-react'
import type { ArticleClaim } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { claimVerdict } from './claim-verdict.ts'

type ClaimLineProps = { text: string; place: 'title' | 'description'; claims: readonly ArticleClaim[] }

/** A title or description, marked as a whole when something in it is not supported. */
export function ClaimLine({ text, place, claims }: ClaimLineProps) {
  const open = claims.filter(
    (claim) => claim.place === place && ['absent', 'contradicted'].includes(claimVerdict(claim)),
  )
  if (open.length === 0) return text
  const isContradicted = open.some((claim) => claimVerdict(claim) === 'contradicted')
  return (
    <>
      <span
        className={classNames(
          'underline underline-offset-4',
          isContradicted
            ? 'bg-bad-wash decoration-2 decoration-bad'
            : 'bg-warn-wash decoration-1 decoration-warn decoration-wavy',
        )}
      >
        {text}
      </span>
      <span
        className={classNames(
          'ml-1 inline-flex items-center gap-0.5 whitespace-nowrap font-sans text-2xs not-italic',
          isContradicted ? 'font-medium text-bad' : 'text-warn',
        )}
      >
        <TriangleAlert aria-hidden className="size-3" /> {isContradicted ? 'contradicted' : 'no source'}
      </span>
    </>
  )
}
