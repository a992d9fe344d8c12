import { isOverview, rowsPerPage, trendFilter } from '#components/brand-scans/scan-filter.ts'
import { ScanForm } from '#components/brand-scans/scan-form.tsx'
import { profilePrefill, scanFormPrefill } from '#components/brand-scans/scan-form-values.ts'
import { ScanHistory } from '#components/brand-scans/scan-history.tsx'
import { StartedScans } from '#components/brand-scans/started-scans.tsx'
import { hasSomething } from '#components/jobs/has-something.ts'
import { OrderFold } from '#components/jobs/order-fold.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { ListBrandScansQuery, listBrandScans } from '#contract/brand-scans.ts'
import { getSettings } from '#contract/settings.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createBrandScanAction } from '../actions.ts'
import { BrandScansSkeleton } from './brand-scans-skeleton.tsx'

export const metadata = { title: 'Brand visibility' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function BrandScansPage(props: Props) {
  return drawSoon(drawBrandScans(props), <BrandScansSkeleton />)
}

async function drawBrandScans({ searchParams }: Props) {
  const params = await searchParams
  const filter = readListFilter(ListBrandScansQuery, params, rowsPerPage)
  const asked = scanFormPrefill(params)
  const [list, settings] = await Promise.all([
    readForPanel(listBrandScans, { query: filter }),
    readForPanel(getSettings),
  ])
  const [only, ...others] = (list.ok && isOverview(params) && list.data.brands) || []
  // A brand alone is opened at once, with its line.
  const opens = filter.brand ?? (others.length === 0 ? only?.brand_name : undefined)
  const trend = opens === undefined ? undefined : trendFilter(opens)
  const opened = trend && (await readForPanel(listBrandScans, { query: trend }))
  const isAsked = asked.brandName !== ''
  const prefill = isAsked ? asked : { ...asked, ...(settings.ok && profilePrefill(settings.data)) }
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <OrderFold
        key={JSON.stringify(prefill)}
        title="Brand visibility"
        lead="See whether and how answer engines mention a brand."
        action="Scan a brand"
        isOpen={isAsked || !hasSomething(list, params)}
      >
        <div className="pb-6">
          <ScanForm
            initial={prefill}
            prefilled={isAsked}
            create={createBrandScanAction}
            category={(settings.ok && settings.data.companyProfile?.category) || undefined}
          />
        </div>
      </OrderFold>
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
