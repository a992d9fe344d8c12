'use client'
import { useQuery } from '@tanstack/react-query'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { LinesOverTime } from '#components/ui/lines-over-time.tsx'
import { formatNumber } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { LineKey } from './line-key.tsx'
import { trendFilter } from './scan-filter.ts'
import { basisWords, scoreWords } from './scan-words.ts'
import { ShareTrend } from './share-trend.tsx'

const nameBasis = (basis: string | undefined): string => basisWords(basis) ?? 'Score'

/** The scores and shares of a brand over its scans; a scan without is a gap. Nothing while there are not two scores. */
export function BrandTrend({ brand }: { brand: string }) {
  const { data } = useQuery(operationQuery('listBrandScans', { query: trendFilter(brand) }))
  const ended = (data?.scans ?? []).filter((scan) => !isInProgress(scan)).toReversed()
  const points = ended.flatMap(({ created_at: at, overall_score: value, score_basis: basis }) =>
    at ? [{ at, value, basis }] : [],
  )
  const scored = points.filter(({ value }) => value !== undefined)
  if (scored.length < 2) return null
  // Scores of different bases are different lines: what readers find is not what answer engines say.
  const bases = [...new Set(scored.map(({ basis }) => basis))]
  const nameOf = (basis: string | undefined) => (bases.length > 1 ? nameBasis(basis) : 'Score')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 xl:[&>:only-child]:col-span-2">
      <ChartOrTable
        panel={{ title: 'Score over time', fills: true }}
        label="Score over time"
        chart={
          <div className="flex flex-1 flex-col gap-3">
            <LinesOverTime
              label="Score over time"
              times={points.map(({ at }) => at)}
              lines={bases.map((one) => ({
                name: nameOf(one),
                values: points.map(({ value, basis }) => (basis === one ? value : undefined)),
              }))}
              ticks={[0, 25, 50, 75, 100]}
              format={formatNumber}
            />
            {/* One line alone is what the title says. */}
            {bases.length > 1 && (
              <LineKey
                lines={bases.map((one) => ({
                  name: nameOf(one),
                  last: scoreWords(scored.findLast(({ basis }) => basis === one)?.value),
                  isOwn: true,
                }))}
              />
            )}
          </div>
        }
        columns={['Scan', 'Score', 'Measures']}
        rows={points
          .toReversed()
          .map(({ at, value, basis }) => [
            formatInstant(new Date(at)),
            scoreWords(value),
            value === undefined ? '' : nameBasis(basis),
          ])}
      />
      <ShareTrend scans={ended} />
    </div>
  )
}
