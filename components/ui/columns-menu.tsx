'use client'
import { Columns3 } from 'lucide-react'
import { Button } from './button.tsx'
import { DropdownMenu, MenuCheckbox } from './dropdown-menu.tsx'
import type { ChosenColumns } from './use-chosen-columns.ts'

/**
 * Chooses which columns a list has; on phones, which show none of them, there is no choice. Its word goes where a toolbar that
 * is a container has no room for it.
 */
export function ColumnsMenu<Row>({ columns }: { columns: ChosenColumns<Row> }) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="sm" title="Columns" className="max-sm:hidden">
          <Columns3 aria-hidden /> <span className="@max-3xl:sr-only">Columns</span>
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
