'use client'
import * as RadixPopover from 'radix-ui/popover'
import type { ReactNode } from 'react'

export type PopoverProps = {
  trigger: ReactNode
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'right'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Where the focus goes when it closes; without it, back to the trigger. */
  returnFocus?: () => void
}

/** A small panel beside what opened it. */
export function Popover({
  trigger,
  label,
  children,
  align = 'end',
  side = 'bottom',
  open,
  onOpenChange,
  returnFocus,
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (!returnFocus) return
            event.preventDefault()
            returnFocus()
          }}
          className="z-50 w-[min(22rem,calc(100vw-1rem))] animate-appear rounded-lg border border-rule bg-sheet p-3 shadow-lift outline-none"
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
