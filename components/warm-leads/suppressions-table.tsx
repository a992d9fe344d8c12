import { Button } from '#components/ui/button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { Suppression } from '#contract/suppressions.ts'

const kinds: Readonly<Record<string, string>> = { domain: 'Company', address: 'Email address' }

export type SuppressionsTableProps = {
  suppressions: readonly Suppression[]
  activeId: string | undefined
  onLift: (suppression: Suppression) => void
}

export function SuppressionsTable({ suppressions, activeId, onLift }: SuppressionsTableProps) {
  return (
    <Table label="Suppressions" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Company or email address</TableHeader>
          <TableHeader className="w-28 max-sm:hidden">Type</TableHeader>
          <TableHeader className="max-md:hidden">Why</TableHeader>
          <TableHeader numeric className="w-32 max-sm:hidden">
            Added
          </TableHeader>
          <TableHeader className="w-20">
            <span className="sr-only">Remove</span>
          </TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {suppressions.map((suppression) => (
          <TableRow
            key={suppression.id}
            data-row-id={suppression.id}
            data-active={suppression.id === activeId}
          >
            <TableCell className="break-all font-medium text-ink">
              {suppression.value}
              <span className="block wrap-anywhere font-normal text-ink-faint text-xs md:hidden">
                {whyOf(suppression)}
              </span>
            </TableCell>
            <TableCell className="text-ink-soft max-sm:hidden">
              {kinds[suppression.kind] ?? suppression.kind}
            </TableCell>
            <TableCell className="wrap-anywhere text-ink-soft max-md:hidden">{whyOf(suppression)}</TableCell>
            <TableCell numeric className="whitespace-nowrap text-ink-soft text-xs max-sm:hidden">
              <RelativeTime at={suppression.created_at} />
            </TableCell>
            <TableCell className="text-right">
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${suppression.value}`}
                onClick={() => onLift(suppression)}
              >
                Remove
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function whyOf({ reason, origin }: Suppression): string | undefined {
  return reason ?? (origin === 'erasure' ? 'A contact was deleted' : undefined)
}
