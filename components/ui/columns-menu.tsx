'use client'
import { Columns3 } from 'lucide-react'
import { Button } from './button.tsx'
import { DropdownMenu, MenuCheckbox } from './dropdown-menu.tsx'
import type { ChosenColumns } from './use-chosen-columns.ts'

/** Chooses which columns a list has; on phones, which show none of them, there is no choice. */
export function ColumnsMenu<Row>({ columns }: { columns: ChosenColumns<Row> }) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="sm" className="max-sm:hidden">
          <Columns3 aria-hidden /> Columns
        </Button>
      }
    >
      {columns.choices.map(({ column: { id, header }, isShown }) => (
        <MenuCheckbox key={id} checked={isShown} onCheckedChange={(shown) => columns.show(id, shown)}>
          {header}
        </MenuCheckbox>
      ))}
    </DropdownMenu>
  )
}
