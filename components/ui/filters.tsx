'use client'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'

export type FiltersProps = {
  /** How many of them narrow the list now. */
  inUse: number
  /** What shows the list without them, where any is in use. */
  clear?: ReactNode
  /** What closes the sheet: says what there is to see, for example `Show 12 documents`. */
  show: string
  /** Each a `Filter`. */
  children: ReactNode
}

/** The filters of a list: in its row, and on phones, where they have no room, in a sheet behind one button. */
export function Filters({ inUse, clear, show, children }: FiltersProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="contents max-sm:hidden">
        {children}
        {clear}
      </div>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="h-10 sm:hidden"
      >
        <SlidersHorizontal aria-hidden /> Filters{' '}
        {inUse > 0 && (
          <Badge>
            {inUse}
            <span className="sr-only"> in use</span>
          </Badge>
        )}
      </Button>
      <Sheet
        title="Filters"
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            {clear}
            <Button variant="primary" size="lg" onClick={() => setOpen(false)}>
              {show}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">{children}</div>
      </Sheet>
    </>
  )
}

export type FilterProps = {
  label: string
  /** Draws the control; give it the id. */
  children: (id: string) => ReactNode
}

/** One of them; its label is seen where there is room for it. */
export function Filter({ label, children }: FilterProps) {
  const id = useId()
  return (
    <div className="grid gap-1 sm:contents">
      <label htmlFor={id} className="font-medium text-ink text-sm sm:sr-only">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
