'use client'
import dynamic from 'next/dynamic'
import { loadPatiently } from './load-patiently.ts'
import type { OpenedSheetProps } from './opened-sheet.tsx'
import { useOpening } from './use-opening.ts'

const OpenedSheet = dynamic(
  () => loadPatiently(() => import('./opened-sheet.tsx').then((module) => module.OpenedSheet)),
  {
    ssr: false,
  },
)

export type SheetProps = Omit<OpenedSheetProps, 'opener'>

/** A panel from the side: navigation on phones, and details beside a list. What shows it comes when it is opened. */
export function Sheet({ open, onOpenChange, ...content }: SheetProps) {
  const { isOpen, isNeeded, opener, setOpen } = useOpening({ open, onOpenChange })
  return isNeeded && <OpenedSheet {...content} open={isOpen} onOpenChange={setOpen} opener={opener} />
}
