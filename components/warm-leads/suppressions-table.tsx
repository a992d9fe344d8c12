import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Selection } from '#components/ui/use-selection.ts'
import type { Suppression } from '#contract/suppressions.ts'

const kinds: Readonly<Record<string, string>> = { domain: 'Company', address: 'Email address' }

export type SuppressionsTableProps = {
  suppressions: readonly Suppression[]
  activeId: string | undefined
  selection: Selection<Suppression>
  onLift: (suppression: Suppression) => void
}

export function SuppressionsTable({ suppressions, activeId, selection, onLift }: SuppressionsTableProps) {
  const lift: Column<Suppression> = {
    id: 'lift',
    header: 'Remove',
    isSilent: true,
    width: 'w-20',
    look: 'text-right',
    cell: (suppression) => (
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Remove ${suppression.value}`}
        onClick={() => onLift(suppression)}
      >
        Remove
      </Button>
    ),
  }
  return (
    <DataTable
      label="Do not contact"
      className="table-fixed"
      columns={[...columns, lift]}
      rows={suppressions}
      idOf={({ id }) => id}
      activeId={activeId}
      selection={{
        ids: selection.here,
        toggle: selection.toggle,
        all: { label: 'Select all entries on this page', toggle: selection.toggleAll },
        labelOf: ({ value }) => `Select ${value}`,
        width: 'w-8 max-sm:w-10',
      }}
    />
  )
}

const columns: readonly Column<Suppression>[] = [
  {
    id: 'value',
    header: 'Company or email address',
    look: 'min-w-0 max-w-0 font-medium text-ink',
    cell: (suppression) => (
      <>
        <span className="block truncate" title={suppression.value}>
          {suppression.value}
        </span>
        <span className="line-clamp-2 wrap-anywhere font-normal text-ink-faint text-xs @2xl:hidden">
          {whyOf(suppression)}
        </span>
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Type',
    width: 'w-28 max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ kind }) => kinds[kind] ?? kind,
  },
  {
    id: 'why',
    header: 'Why',
    width: '@max-2xl:hidden',
    look: 'text-ink-soft',
    cell: (suppression) => (
      <span className="line-clamp-2 wrap-anywhere" title={whyOf(suppression)}>
        {whyOf(suppression)}
      </span>
    ),
  },
  {
    id: 'since',
    header: 'Added',
    numeric: true,
    width: 'w-28 max-sm:hidden',
    look: 'whitespace-nowrap text-ink-soft text-xs',
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
  },
]

function whyOf({ reason, origin }: Suppression): string | undefined {
  return reason ?? (origin === 'erasure' ? 'A contact was deleted' : undefined)
}
