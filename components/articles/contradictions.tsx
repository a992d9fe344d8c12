'use client'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { claimDifference } from './claim-difference.ts'
import { CorrectClaim } from './correct-claim.tsx'
import { DifferingText } from './differing-text.tsx'
import type { StatementClaims } from './source-passages.ts'

const shown = 3

export type ContradictionsProps = {
  contradicted: readonly StatementClaims[]
  /** A statement is about to be shown where it is edited. */
  onEdit?: (() => void) | undefined
}

/** Statements that their sources contradict, each with what can be done about it; beside the text are the passages. */
export function Contradictions({ contradicted, onEdit }: ContradictionsProps) {
  if (contradicted.length === 0) return null
  return (
    <div className="grid gap-2">
      <p>
        {contradicted.length === 1
          ? 'A statement says something else than its source:'
          : `${formatNumber(contradicted.length)} statements say something else than their sources:`}
      </p>
      <ul aria-label="Statements to correct" className="grid gap-3">
        {contradicted.slice(0, shown).map(({ claim }) => {
          const difference = claimDifference(claim)
          return (
            <li key={claim.id} className="grid gap-1.5 border-bad border-l-2 pl-2.5">
              <span className="wrap-anywhere text-ink">
                {difference ? (
                  <DifferingText text={claim.text} spans={difference.statement} />
                ) : (
                  cutAtWord(claim.text, 240)
                )}
                {difference?.instead && (
                  <span className="text-ink-soft"> The source says {difference.instead.source}.</span>
                )}
              </span>
              <CorrectClaim claim={claim} onEdit={onEdit} />
            </li>
          )
        })}
        {contradicted.length > shown && (
          <li className="text-xs">
            and {formatCount(contradicted.length - shown, 'more', 'more')} under Sources
          </li>
        )}
      </ul>
    </div>
  )
}
