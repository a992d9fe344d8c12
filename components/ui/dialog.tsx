'use client'
import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import type { OpenedDialogProps } from './opened-dialog.tsx'
import { Opener } from './opener.tsx'
import { useOpening } from './use-opening.ts'

const openedDialog = onDemand(() => import('./opened-dialog.tsx').then((module) => module.OpenedDialog))

export type DialogProps = Omit<OpenedDialogProps, 'open' | 'onOpenChange' | 'opener'> & {
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** What opens it, when it opens itself; it must forward props, as Button does. */
  trigger?: ReactNode
}

/**
 * A modal over the page: focus stays in it, Escape closes it, focus returns to what opened it. Most are never opened, so
 * what shows them loads when the pointer enters the button, or else on click.
 */
export function Dialog({ open, onOpenChange, trigger, ...content }: DialogProps) {
  const { isOpen, isNeeded, opener, setOpen, openFrom } = useOpening({ open, onOpenChange })
  return (
    <>
      {trigger && (
        <Opener
          element={trigger}
          opens="dialog"
          isOpen={isOpen}
          onIntent={openedDialog.prepare}
          onOpen={openFrom}
        />
      )}
      {isNeeded && <openedDialog.Part {...content} open={isOpen} onOpenChange={setOpen} opener={opener} />}
    </>
  )
}
