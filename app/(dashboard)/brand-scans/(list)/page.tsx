import { brandScanFilter } from '#components/brand-scans/read-scan-filter.ts'
import { ScanForm } from '#components/brand-scans/scan-form.tsx'
import { scanFormPrefill } from '#components/brand-scans/scan-form-values.ts'
import { ScanHistory } from '#components/brand-scans/scan-history.tsx'
import { StartedScans } from '#components/brand-scans/started-scans.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listBrandScans } from '#contract/brand-scans.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createBrandScanAction } from '../actions.ts'

export const metadata = { title: 'Brand visibility' }

export default async function BrandScansPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const params = await searchParams
  const filter = brandScanFilter(params)
  const prefill = scanFormPrefill(params)
  const list = await readForPanel(listBrandScans, { query: filter })
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader title="Brand visibility" lead="See whether and how answer engines mention a brand." />
      <div className="grid gap-6">
        <ScanForm
          key={JSON.stringify(prefill)}
          initial={prefill}
          prefilled={prefill.brandName !== ''}
          create={createBrandScanAction}
        />
        {offered ? (
          <HydratedQueries entries={[[operationQuery('listBrandScans', { query: filter }).queryKey, list]]}>
            <ScanHistory filter={filter} />
          </HydratedQueries>
        ) : (
          <StartedScans offset={filter.offset ?? 0} />
        )}
      </div>
    </>
  )
}
