import { Panel } from '#components/ui/panel.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { BrandScan, BrandScoreTerm } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { noData } from './scan-words.ts'

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
            <span className="font-serif text-5xl text-ink leading-none">{formatNumber(score)}</span> of 100
          </p>
        )}
      </div>
      {score !== undefined && (
        <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-well">
          <div className="h-full bg-accent" style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
        </div>
      )}
      {terms && terms.length > 0 ? (
        <div className="mt-4">
          <Table label="Score breakdown">
            <TableHead>
              <tr>
                <TableHeader>Factor</TableHeader>
                <TableHeader numeric>n</TableHeader>
                <TableHeader numeric>Value</TableHeader>
                <TableHeader numeric>Weight</TableHeader>
                <TableHeader numeric>Points</TableHeader>
              </tr>
            </TableHead>
            <tbody>
              {terms.map((term) => (
                <TermRow key={term.id} term={term} />
              ))}
            </tbody>
          </Table>
          {formula && <p className="mt-3 wrap-anywhere text-ink-faint text-xs">{formula}</p>}
          {dropped && (
            <p className="mt-1 text-ink-faint text-xs">Factors without data don't affect the score.</p>
          )}
        </div>
      ) : (
        <p className="mt-3 text-ink-soft text-sm">This server doesn't show the score breakdown.</p>
      )}
    </Panel>
  )
}

function TermRow({ term }: { term: BrandScoreTerm }) {
  const { label, n, value, weight, applied_weight: applied, points, detail } = term
  return (
    <TableRow>
      <TableCell className="min-w-32 py-2 text-ink">
        {label}
        {detail && <span className="block text-ink-faint text-xs">{detail}</span>}
      </TableCell>
      <TableCell numeric className="text-ink-soft">
        {formatNumber(n)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft">
        {value === undefined ? <span className="text-ink-faint text-xs">{noData}</span> : formatNumber(value)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft">
        {applied === undefined ? (
          <s className="text-ink-faint">{formatNumber(weight)}</s>
        ) : (
          <span title={`${formatNumber(weight)} before factors without data were excluded`}>
            {formatNumber(applied)}
          </span>
        )}
      </TableCell>
      <TableCell numeric className="text-ink">
        {points === undefined ? '–' : formatNumber(points)}
      </TableCell>
    </TableRow>
  )
}

function basis({ answers_counted: answers, engines_answered: engines, engines_asked: asked }: BrandScan) {
  if (answers === undefined || engines === undefined) return undefined
  const of = asked !== undefined && asked !== engines ? ` of ${asked}` : ''
  return `${formatCount(answers, 'answer')} from ${engines}${of} ${(asked ?? engines) === 1 ? 'engine' : 'engines'}`
}
