'use client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RecordList } from '#components/jobs/record-list.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { ListBrandScansQuery, ScannedBrand } from '#contract/brand-scans.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { BrandTrend } from './brand-trend.tsx'
import { rowsPerPage, scansHref } from './scan-filter.ts'
import { ScansTable, scanColumns } from './scans-table.tsx'

/** Every scan so far, or the history of one brand with its trend; two of them can be compared. */
export function ScanHistory({ filter }: { filter: Partial<ListBrandScansQuery> }) {
  const router = useRouter()
  const list = useQuery(operationQuery('listBrandScans', { query: filter }))
  const { data } = list
  const columns = useChosenColumns('brand-scan', scanColumns)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { brand, limit = rowsPerPage, offset = 0 } = filter
  const scans = data?.scans ?? []
  const ids = scans.map(({ id }) => id)
  const chosen = scans.filter((scan) => selected.has(scan.id) && !isInProgress(scan))
  const toggle = (id: string) => {
    const next = new Set(chosen.map((scan) => scan.id))
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const activeId = useListKeyboard({
    ids,
    onOpen: (id) => router.push(`/brand-scans/${id}`),
    onToggle: toggle,
  })
  const [first, second] = chosen
  return (
    <section aria-label="History" className="min-w-0">
      {data?.brands && data.brands.length > 0 && (
        <LinkTabs label="History by brand" tabs={brandTabs(data.brands, brand)} />
      )}
      {brand && (
        <div className="pt-4">
          <BrandTrend brand={brand} />
        </div>
      )}
      {scans.length > 0 && (
        <div className="flex items-center gap-2 py-2 text-ink-faint text-xs">
          <span className="mr-auto max-sm:hidden">Select two scans to compare.</span>
          <SavedViewsMenu />
          <ColumnsMenu columns={columns} />
          <a
            href={scansHref({ brand }).replace('/brand-scans', '/api/brand-scans/export')}
            download
            className={buttonStyles({ variant: 'quiet', size: 'sm' })}
          >
            <Download aria-hidden /> CSV
          </a>
        </div>
      )}
      <RecordList
        what="Scans"
        query={list}
        count={scans.length}
        isNarrowed={Boolean(brand || offset > 0)}
        empty={
          <EmptyState title="No scans yet">Enter a brand to see how answer engines describe it.</EmptyState>
        }
        skeleton={{ rows: 6, columns: 4 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => scansHref({ brand, offset: at })}
        clearHref="/brand-scans"
      >
        <ScansTable
          scans={scans}
          activeId={activeId}
          columns={columns.shown}
          selection={{ ids: new Set(chosen.map(({ id }) => id)), toggle }}
        />
      </RecordList>
      <SelectionBar
        count={chosen.length}
        noun={chosen.length === 1 ? 'scan' : 'scans'}
        onClear={() => setSelected(new Set())}
      >
        <Button
          size="sm"
          disabledReason={chosen.length === 2 ? undefined : 'Select two scans to compare them'}
          onClick={() => first && second && router.push(`/brand-scans/compare?a=${first.id}&b=${second.id}`)}
        >
          Compare
        </Button>
      </SelectionBar>
    </section>
  )
}

const maxTabs = 12

function brandTabs(brands: readonly ScannedBrand[], current: string | undefined) {
  const isCurrent = (name: string) =>
    current !== undefined && name.toLowerCase().trim() === current.toLowerCase()
  const shown = brands.filter(({ brand_name }, at) => at < maxTabs || isCurrent(brand_name))
  return [
    { label: 'All brands', href: '/brand-scans', current: current === undefined },
    ...shown.map(({ brand_name, scans }) => ({
      label: brand_name.length > 32 ? `${brand_name.slice(0, 31)}…` : brand_name,
      href: scansHref({ brand: brand_name }),
      current: isCurrent(brand_name),
      count: scans,
    })),
  ]
}
