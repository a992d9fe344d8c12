'use client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useMemo, useState } from 'react'
import { RecordList } from '#components/jobs/record-list.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { ListBrandScansQuery, ScannedBrand } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { BrandCards } from './brand-cards.tsx'
import { brandScanColumns } from './brand-scan-columns.tsx'
import { BrandTrend } from './brand-trend.tsx'
import { scansHref } from './scan-filter.ts'
import { ScansTable, scanColumns } from './scans-table.tsx'

/** Below the charts of a brand alone; the rest is in the other tab. */
const recentScans = 5

export type ScanHistoryProps = {
  filter: Partial<ListBrandScansQuery>
  /** A card a brand, where the service tells its brands; else every scan. */
  isByBrand: boolean
}

/** Where each brand stands; or every scan, or those of one brand with its trend, where two can be compared. */
export function ScanHistory({ filter, isByBrand }: ScanHistoryProps) {
  const router = useRouter()
  const list = useQuery(operationQuery('listBrandScans', { query: filter }))
  const { data } = list
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { brand, sort, limit = rowsPerPage, offset = 0 } = filter
  const scans = data?.scans ?? []
  const brands = data?.brands ?? []
  const ofBrand = useMemo(() => brandScanColumns(data?.scans ?? [], explainedIn(data, brand)), [data, brand])
  const ofAll = useMemo(() => scanColumns(data?.scans ?? []), [data])
  // The scans of one brand are told apart by what they found.
  const columns = useChosenColumns(
    filter.brand ? 'brand-scan-of-brand' : 'brand-scan',
    filter.brand ? ofBrand : ofAll,
  )
  const showsBrands = isByBrand && brands.length > 0
  // A brand alone is opened at once: there is nothing to choose from.
  const only = showsBrands && brands.length === 1 ? brands[0] : undefined
  const ofOne = brand === undefined ? undefined : brands.find((one) => isNamed(one, brand))
  const ids = showsBrands ? brands.map(({ last_scan_id: id }) => id) : scans.map(({ id }) => id)
  const chosen = scans.filter((scan) => selected.has(scan.id) && !isInProgress(scan))
  const toggle = (id: string) => {
    const next = new Set(chosen.map((scan) => scan.id))
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const activeId = useListKeyboard({
    ids,
    onOpen: (id) => router.push(`/brand-scans/${id}`),
    onToggle: showsBrands ? undefined : toggle,
  })
  const [first, second] = chosen
  const tools = (
    <>
      <SavedViewsMenu />
      {!showsBrands && <ColumnsMenu columns={columns} />}
      <a
        href={scansHref({ brand }).replace('/brand-scans', '/api/brand-scans/export')}
        download
        className={buttonStyles({ variant: 'quiet', size: 'sm' })}
      >
        <Download aria-hidden /> CSV
      </a>
    </>
  )
  return (
    <section aria-label="History" className="min-w-0">
      {brands.length > 0 && (
        <LinkTabs
          label="Scans"
          tabs={tabsOf(brands, { brand, showsBrands })}
          aside={showsBrands ? tools : undefined}
        />
      )}
      {brand && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {ofOne && <BrandCards brands={[ofOne]} scans={scans} activeId={undefined} />}
          <BrandTrend brand={brand} />
        </div>
      )}
      {scans.length > 0 && !showsBrands && <ScansHead isOfOneBrand={brand !== undefined} tools={tools} />}
      <RecordList
        what="Scans"
        query={list}
        count={scans.length}
        isNarrowed={Boolean(brand || offset > 0)}
        empty={<NoScans />}
        skeleton={{ rows: 6, columns: 4 }}
        limit={showsBrands ? Number.POSITIVE_INFINITY : limit}
        offset={offset}
        hrefAt={(at) => scansHref({ ...filter, offset: at })}
        clearHref="/brand-scans"
      >
        {showsBrands ? (
          <>
            <BrandCards brands={brands} scans={scans} activeId={activeId} />
            {only && (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6">
                <BrandTrend brand={only.brand_name} />
                <section aria-label="Recent scans">
                  <h2 className="mb-1 font-medium font-serif text-ink text-xl">Recent scans</h2>
                  <ScansTable scans={scans.slice(0, recentScans)} activeId={undefined} columns={ofBrand} />
                </section>
              </div>
            )}
          </>
        ) : (
          <ScansTable
            scans={scans}
            isOfOneBrand={brand !== undefined}
            activeId={activeId}
            columns={columns.shown}
            sorting={{ sort, hrefOf: (next) => scansHref({ brand, sort: next }) }}
            selection={{ ids: new Set(chosen.map(({ id }) => id)), toggle }}
          />
        )}
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

/** Above the table of scans; below the charts of a brand with a heading. */
function ScansHead({ isOfOneBrand, tools }: { isOfOneBrand: boolean; tools: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-end gap-2 text-ink-faint text-xs',
        isOfOneBrand ? 'pt-6 pb-1' : 'py-2 sm:items-center',
      )}
    >
      <div className="mr-auto">
        {isOfOneBrand && <h2 className="font-medium font-serif text-ink text-xl">Scans</h2>}
        <p className="max-sm:hidden">Select two scans to compare.</p>
      </div>
      {tools}
    </div>
  )
}

function NoScans() {
  return (
    <EmptyState
      title="No scans yet"
      action={
        <LinkButton variant="primary" href="/brand-scans/new">
          New brand scan
        </LinkButton>
      }
    >
      A scan asks answer engines about a brand and shows whether and how they name it.
    </EmptyState>
  )
}

/** The newest scan of the brand that a card stands for, which says why its share moved. */
function explainedIn(
  data: { brands?: readonly ScannedBrand[] | undefined } | undefined,
  brand: string | undefined,
): string | undefined {
  const brands = data?.brands ?? []
  const one = brand === undefined ? brands[0] : brands.find((known) => isNamed(known, brand))
  return one?.last_scan_id
}

function isNamed({ brand_name: name }: ScannedBrand, brand: string): boolean {
  return name.toLowerCase().trim() === brand.toLowerCase().trim()
}

/** The brands, every scan, and the brand that was chosen from among them. */
function tabsOf(
  brands: readonly ScannedBrand[],
  { brand, showsBrands }: { brand: string | undefined; showsBrands: boolean },
) {
  const chosen = brand === undefined ? undefined : brands.find((one) => isNamed(one, brand))
  return [
    { label: 'Brands', href: '/brand-scans', current: showsBrands, count: brands.length },
    {
      label: 'All scans',
      href: scansHref({}),
      current: !showsBrands && brand === undefined,
      count: brands.reduce((sum, { scans }) => sum + scans, 0),
    },
    ...(brand === undefined
      ? []
      : [
          {
            label: brand.length > 32 ? `${brand.slice(0, 31)}…` : brand,
            href: scansHref({ brand }),
            current: true,
            ...(chosen && { count: chosen.scans }),
          },
        ]),
  ]
}
