'use client'
import { onDemand } from './on-demand.tsx'
import type { OpenedSheetProps } from './opened-sheet.tsx'
import { useOpening } from './use-opening.ts'

const openedSheet = onDemand(() => import('./opened-sheet.tsx').then((module) => module.OpenedSheet))

export type SheetProps = Omit<OpenedSheetProps, 'opener'>

/** A panel from the side: navigation on phones, and details beside a list. What shows it comes when it is opened. */
export function Sheet({ open, onOpenChange, ...content }: SheetProps) {
  const { isOpen, isNeeded, opener, setOpen } = useOpening({ open, onOpenChange })
  return isNeeded && <openedSheet.Part {...content} open={isOpen} onOpenChange={setOpen} opener={opener} />
}
