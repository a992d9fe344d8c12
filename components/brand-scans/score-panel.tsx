import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { BrandScan, BrandScoreTerm } from '#contract/brand-scans.ts'
import { formatCount, formatNumber, formatTenths } from '#lib/format-number.ts'
import { noData, visibilityWords } from './scan-words.ts'

/** The score with everything it is made of: each term, how many answers it rests on, its weight and its points. */
export function ScorePanel({ scan }: { scan: BrandScan }) {
  const { overall_score: score, score_terms: terms, score_formula: formula } = scan
  const dropped = terms?.some(({ value }) => value === undefined)
  return (
    <Panel title="Visibility score" aside={basis(scan)}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        {score === undefined ? (
          <p className="font-serif text-3xl text-ink-faint">{noData}</p>
        ) : (
          <p className="text-ink-faint text-sm">
            <span className="font-serif text-5xl text-ink leading-none">{formatNumber(score)}</span> of 100:{' '}
            <span className="font-medium text-ink">{visibilityWords(score).toLowerCase()} visibility</span>
          </p>
        )}
      </div>
      {score !== undefined && (
        <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-well">
          <div className="h-full bg-ink" style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
        </div>
      )}
      {terms && terms.length > 0 ? (
        <div className="mt-4">
          <DataTable label="Score breakdown" columns={columns} rows={terms} idOf={({ id }) => id} />
          {dropped && (
            <p className="mt-3 text-ink-faint text-xs">Factors without data don't affect the score.</p>
          )}
          {formula && (
            <details className="mt-3 text-xs">
              <summary className="w-fit cursor-pointer text-ink-faint hover:text-ink">
                How the score is computed
              </summary>
              <p className="mt-1 wrap-anywhere text-ink-faint">{formula}</p>
            </details>
          )}
        </div>
      ) : (
        <p className="mt-3 text-ink-soft text-sm">This server doesn't show the score breakdown.</p>
      )}
    </Panel>
  )
}

const columns: readonly Column<BrandScoreTerm>[] = [
  {
    id: 'term',
    header: 'Factor',
    look: 'min-w-32 py-2 text-ink',
    cell: ({ label, detail }) => (
      <>
        {label}
        {detail && <span className="block text-ink-faint text-xs">{detail}</span>}
      </>
    ),
  },
  {
    id: 'result',
    header: 'Result',
    look: 'whitespace-nowrap text-ink',
    cell: ({ value }) =>
      value === undefined ? (
        <span className="text-ink-faint text-xs">{noData}</span>
      ) : (
        visibilityWords(value * 100)
      ),
  },
  {
    id: 'answers',
    header: 'Answers',
    numeric: true,
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ n }) => formatNumber(n),
  },
  {
    id: 'points',
    header: 'Points',
    numeric: true,
    look: 'whitespace-nowrap text-ink',
    cell: ({ points, applied_weight: weight }) =>
      points === undefined ? (
        <span className="text-ink-faint text-xs">Not counted</span>
      ) : (
        <>
          {formatTenths(points)}
          {weight !== undefined && (
            <span className="text-ink-faint text-xs"> of {formatTenths(weight * 100)}</span>
          )}
        </>
      ),
  },
]

function basis({ answers_counted: answers, engines_answered: engines, engines_asked: asked }: BrandScan) {
  if (answers === undefined || engines === undefined) return undefined
  const of = asked !== undefined && asked !== engines ? ` of ${asked}` : ''
  return `${formatCount(answers, 'answer')} from ${engines}${of} ${(asked ?? engines) === 1 ? 'engine' : 'engines'}`
}
