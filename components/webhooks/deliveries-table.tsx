import { Checkbox } from '#components/ui/checkbox.tsx'
import { Table, TableHead, TableHeader } from '#components/ui/table.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { DeliveryRow } from './delivery-row.tsx'

export type DeliveriesTableProps = {
  deliveries: readonly Delivery[]
  activeId: string | undefined
  selected: ReadonlySet<string>
  onToggle: (id: string) => void
  onToggleAll: () => void
  onOpen: (id: string) => void
}

export function DeliveriesTable(props: DeliveriesTableProps) {
  const { deliveries, activeId, selected, onToggle, onToggleAll, onOpen } = props
  const all = deliveries.every(({ id }) => selected.has(id))
  return (
    <Table label="Deliveries" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader className="w-8 max-sm:w-10">
            <Checkbox
              aria-label="Select every delivery on this page"
              checked={all}
              indeterminate={selected.size > 0 && !all}
              onChange={onToggleAll}
            />
          </TableHeader>
          <TableHeader className="w-34 max-sm:hidden">Status</TableHeader>
          <TableHeader>Event and endpoint</TableHeader>
          <TableHeader className="w-[34%] max-md:hidden">Last response</TableHeader>
          <TableHeader numeric className="w-20 max-lg:hidden">
            Attempts
          </TableHeader>
          <TableHeader numeric className="w-28 max-sm:w-27">
            When
          </TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            active={delivery.id === activeId}
            selected={selected.has(delivery.id)}
            onToggle={() => onToggle(delivery.id)}
            onOpen={() => onOpen(delivery.id)}
          />
        ))}
      </tbody>
    </Table>
  )
}
