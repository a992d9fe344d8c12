import { isOverview, trendFilter } from '#components/brand-scans/scan-filter.ts'
import { ScanHistory } from '#components/brand-scans/scan-history.tsx'
import { StartedScans } from '#components/brand-scans/started-scans.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { ListBrandScansQuery, listBrandScans } from '#contract/brand-scans.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { BrandScansSkeleton } from './brand-scans-skeleton.tsx'

export const metadata = { title: 'Brand visibility' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function BrandScansPage(props: Props) {
  return drawSoon(drawBrandScans(props), <BrandScansSkeleton />)
}

async function drawBrandScans({ searchParams }: Props) {
  const params = await searchParams
  const filter = readListFilter(ListBrandScansQuery, params, rowsPerPage)
  const list = await readForPanel(listBrandScans, { query: filter })
  const [only, ...others] = (list.ok && isOverview(params) && list.data.brands) || []
  // A brand alone is opened at once, with its line.
  const opens = filter.brand ?? (others.length === 0 ? only?.brand_name : undefined)
  const trend = opens === undefined ? undefined : trendFilter(opens)
  const opened = trend && (await readForPanel(listBrandScans, { query: trend }))
  const isEmpty = list.ok && list.data.total === 0 && filter.brand === undefined && filter.offset === 0
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Brand visibility"
        lead="See whether and how answer engines mention a brand."
        actions={
          // An empty list asks for the first one itself.
          !isEmpty && (
            <LinkButton variant="primary" href="/brand-scans/new">
              New brand scan
            </LinkButton>
          )
        }
      />
      <div className="grid gap-6">
        {offered ? (
          <HydratedQueries
            entries={[
              [operationQuery('listBrandScans', { query: filter }).queryKey, list],
              ...(trend && opened?.ok
                ? ([[operationQuery('listBrandScans', { query: trend }).queryKey, opened]] as const)
                : []),
            ]}
          >
            <ScanHistory filter={filter} isByBrand={isOverview(params)} />
          </HydratedQueries>
        ) : (
          <StartedScans offset={filter.offset ?? 0} />
        )}
      </div>
    </>
  )
}
