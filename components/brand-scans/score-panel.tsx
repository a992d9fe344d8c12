import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScan, BrandScoreTerm } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatNumber, formatTenths } from '#lib/format-number.ts'
import { nextScanHref } from './next-scan-href.ts'
import { PercentBars } from './percent-bars.tsx'
import { scanVerdict, whyNoScore } from './scan-verdict.ts'
import {
  fairScore,
  isPractice,
  noData,
  scoreWords,
  strongScore,
  termLabel,
  visibilityWords,
} from './scan-words.ts'
import { type Share, shareOf } from './share-of.ts'
import { ShareSinceLastScan, SinceLastScan } from './since-last-scan.tsx'

/** A large figure and its words, which begin at the height of the figure, and in each row at the same place. */
const figureRow =
  'grid gap-x-6 gap-y-2 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-start sm:[&>:only-child]:col-span-2'

/** The score at a glance: what it means, who is named beside the brand, and behind a press what it is made of. */
export function ScorePanel({ scan, historyOffered }: { scan: BrandScan; historyOffered: boolean }) {
  const { overall_score: score, score_terms: terms, score_formula: formula } = scan
  const practice = isPractice(scan)
  const dropped = terms?.some(({ value }) => value === undefined)
  const counted = (scan.results ?? []).filter(({ unprompted_answers: answers }) => (answers ?? 0) > 0)
  const shares = shareOf(counted, scan.brand_name)
  const verdict = scanVerdict(shares)
  const hasRates = new Set(shares.map(({ rate }) => rate)).size > 1
  return (
    <Panel title={practice ? 'Practice score' : 'Visibility score'} aside={basis(scan)} fills>
      <div>
        <div className={figureRow}>
          {score !== undefined && (
            <p className="whitespace-nowrap text-ink-faint text-sm">
              <span className="font-serif text-5xl text-ink leading-none tabular-nums">
                {scoreWords(score)}
              </span>{' '}
              of 100
            </p>
          )}
          <div className="grid gap-0.5">
            {score === undefined && <NoScore scan={scan} />}
            {score !== undefined && (
              <p className="font-medium font-serif text-ink text-lg">
                {visibilityWords(score)} visibility
                {practice && ' in your own content'}
                {historyOffered && <SinceLastScan scan={scan} />}
              </p>
            )}
            {practice && (
              <p className="text-ink-soft text-sm">
                A practice scan shows what readers of your content find, not what answer engines say.{' '}
                <TextLink href="/settings/answer-engines">Connect an answer engine</TextLink>
              </p>
            )}
            {verdict && <p className="wrap-anywhere text-ink-soft text-sm">{verdict}</p>}
          </div>
        </div>
        {score !== undefined && <ScoreScale score={score} />}
        {historyOffered && (
          <div className={classNames(figureRow, 'mt-5 border-rule border-t pt-5 empty:hidden')}>
            <ShareSinceLastScan scan={scan} />
          </div>
        )}
        {hasRates && (
          <div className="mt-5 border-rule border-t pt-4">
            <PercentBars
              title="Mention rate: answers that name a brand, of those to questions that don't"
              bars={byRate(shares).map(({ name, isOwn, rate, mentions, answers }) => ({
                name,
                isOwn,
                percent: rate,
                counts: `${formatNumber(mentions)} of ${formatCount(answers, 'answer')}`,
              }))}
            />
          </div>
        )}
        {terms && terms.length > 0 ? (
          // Open where there is nothing else to look at.
          <details open={score === undefined} className="mt-5 border-rule border-t pt-3 text-sm">
            <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">
              What the score is made of
            </summary>
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
          </details>
        ) : (
          <p className="mt-3 text-ink-soft text-sm">This server doesn't show the score breakdown.</p>
        )}
      </div>
    </Panel>
  )
}

/** In place of a score: why there is none, what the answers do show, and what would bring one. */
function NoScore({ scan }: { scan: BrandScan }) {
  return (
    <>
      <p className="font-medium font-serif text-ink text-lg">No score from these answers</p>
      <p className="max-w-prose text-ink-soft text-sm">{whyNoScore(scan)}</p>
      {!scan.category && (
        <p className="mt-2">
          <LinkButton size="sm" href={nextScanHref(scan, [])}>
            Scan again with a category
          </LinkButton>
        </p>
      )}
    </>
  )
}

const maxBrands = 5

/** The brand, then its competitors by how often they are named. */
function byRate([own, ...rivals]: readonly Share[]): Share[] {
  const ranked = rivals.toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0) || b.answers - a.answers)
  return own ? [own, ...ranked].slice(0, maxBrands) : []
}

/** Where the score stands, and from where on it is fair or strong. */
function ScoreScale({ score }: { score: number }) {
  return (
    <div aria-hidden className="mt-4">
      <div className="relative h-2 overflow-hidden rounded-full bg-well">
        <div className="h-full bg-ink" style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
        {[fairScore, strongScore].map((from) => (
          <span key={from} className="absolute inset-y-0 w-0.5 bg-sheet" style={{ left: `${from}%` }} />
        ))}
      </div>
      <div className="mt-1 flex text-center text-2xs text-ink-faint">
        <span style={{ width: `${fairScore}%` }}>Weak</span>
        <span style={{ width: `${strongScore - fairScore}%` }}>Fair</span>
        <span className="flex-1">Strong</span>
      </div>
    </div>
  )
}

const columns: readonly Column<BrandScoreTerm>[] = [
  {
    id: 'term',
    header: 'Factor',
    look: 'min-w-32 py-2 text-ink',
    cell: (term) => (
      <>
        {termLabel(term)}
        {term.detail && <span className="block text-ink-faint text-xs">{term.detail}</span>}
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

function basis(scan: BrandScan) {
  const { answers_counted: answers, engines_answered: engines, engines_asked: asked } = scan
  if (answers === undefined || engines === undefined) return undefined
  if (isPractice(scan)) return `${formatCount(answers, 'answer')} from your own content`
  const of = asked !== undefined && asked !== engines ? ` of ${asked}` : ''
  return `${formatCount(answers, 'answer')} from ${engines}${of} ${(asked ?? engines) === 1 ? 'answer engine' : 'answer engines'}`
}
