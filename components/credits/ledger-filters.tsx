'use client'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { Filter, Filters } from '#components/ui/filters.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Select } from '#components/ui/select.tsx'
import { formatCount } from '#lib/format-number.ts'
import { useLedgerColumns } from './ledger-columns.tsx'
import { LedgerDays } from './ledger-days.tsx'
import { kindLabels, type LedgerFilter, ledgerFilter, ledgerSearch } from './ledger-filter.ts'

export type LedgerFiltersProps = {
  filter: LedgerFilter
  /** Operations to choose from. */
  operations: readonly { id: string; label: string }[]
  timeZone: string
  /** In that time zone, `YYYY-MM-DD`. */
  today: string
  /** How many rows match. */
  total: number
}

/** Above the ledger: kind, operation, days, and what is shown as a file. */
export function LedgerFilters({ filter, operations, timeZone, today, total }: LedgerFiltersProps) {
  const router = useRouter()
  const columns = useLedgerColumns()
  const [pending, startTransition] = useTransition()
  const { offset, ...shown } = filter
  const change = (part: Record<string, string>) =>
    startTransition(() =>
      router.replace(`/credits${ledgerSearch(ledgerFilter({ ...shown, ...part }))}`, { scroll: false }),
    )
  return (
    <div
      aria-busy={pending}
      className="@container flex flex-wrap items-center gap-2 border-rule border-b px-4 py-3"
    >
      <Filters
        inUse={Object.keys(shown).length}
        show={`Show ${formatCount(total, 'operation')}`}
        clear={
          Object.keys(shown).length > 0 && (
            <LinkButton variant="quiet" size="sm" href="/credits" scroll={false}>
              Clear
            </LinkButton>
          )
        }
      >
        <Filter label="Outcome">
          {(id) => (
            <Select
              id={id}
              className="sm:w-32"
              value={filter.kind ?? ''}
              onChange={(event) => change({ kind: event.target.value })}
              options={[
                { value: '', label: 'All outcomes' },
                ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
              ]}
            />
          )}
        </Filter>
        <Filter label="Operation">
          {(id) => (
            <Select
              id={id}
              className="sm:w-40"
              value={filter.operation ?? ''}
              onChange={(event) => change({ operation: event.target.value })}
              options={[
                { value: '', label: 'All operations' },
                ...operations.map(({ id, label }) => ({ value: id, label })),
              ]}
            />
          )}
        </Filter>
        <LedgerDays filter={filter} today={today} timeZone={timeZone} onChange={change} />
      </Filters>
      <span className="flex items-center gap-2 @max-3xl:gap-0 sm:ml-auto">
        <SavedViewsMenu />
        <ColumnsMenu columns={columns} />
        <a
          href={`/api/credits/ledger${ledgerSearch({ ...shown, offset: 0 })}`}
          download
          className={buttonStyles({ variant: 'quiet', size: 'sm' })}
        >
          <Download aria-hidden /> <span className="@max-3xl:sr-only">CSV</span>
        </a>
      </span>
    </div>
  )
}
