'use client'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { Input } from '#components/ui/input.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Select } from '#components/ui/select.tsx'
import { kindLabels, type LedgerFilter, ledgerFilter, ledgerSearch } from './ledger-filter.ts'
import { operationLabel } from './operation-label.ts'

export type LedgerFiltersProps = {
  filter: LedgerFilter
  /** Ids of operations to choose from. */
  operations: readonly string[]
  timeZone: string
}

/** Above the ledger: kind, operation, days, and what is shown as a file. */
export function LedgerFilters({ filter, operations, timeZone }: LedgerFiltersProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const { offset, ...shown } = filter
  const change = (part: Record<string, string>) =>
    startTransition(() =>
      router.replace(`/credits${ledgerSearch(ledgerFilter({ ...shown, ...part }))}`, { scroll: false }),
    )
  return (
    <div aria-busy={pending} className="flex flex-wrap items-center gap-2 border-rule border-b px-4 py-3">
      <Select
        aria-label="Kind"
        className="w-36 max-sm:w-full"
        value={filter.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value })}
        options={[
          { value: '', label: 'Every kind' },
          ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        aria-label="Operation"
        className="w-44 max-sm:w-full"
        value={filter.operation ?? ''}
        onChange={(event) => change({ operation: event.target.value })}
        options={[
          { value: '', label: 'Every operation' },
          ...operations.map((value) => ({ value, label: operationLabel(value) })),
        ]}
      />
      <span className="flex items-center gap-2 text-ink-faint text-xs max-sm:w-full">
        <Input
          type="date"
          aria-label="From day"
          title={`From this day, in ${timeZone}`}
          className="w-36 max-sm:flex-1"
          value={filter.from ?? ''}
          max={filter.to}
          onChange={(event) => change({ from: event.target.value })}
        />
        to
        <Input
          type="date"
          aria-label="To day"
          title={`To this day, in ${timeZone}`}
          className="w-36 max-sm:flex-1"
          value={filter.to ?? ''}
          min={filter.from}
          onChange={(event) => change({ to: event.target.value })}
        />
      </span>
      {Object.keys(shown).length > 0 && (
        <LinkButton variant="quiet" size="sm" href="/credits" scroll={false}>
          Clear
        </LinkButton>
      )}
      <a
        href={`/api/credits/ledger${ledgerSearch({ ...shown, offset: 0 })}`}
        download
        className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'ml-auto' })}
      >
        <Download aria-hidden /> CSV
      </a>
    </div>
  )
}
