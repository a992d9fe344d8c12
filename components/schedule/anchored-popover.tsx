'use client'
import * as RadixPopover from 'radix-ui/popover'
import { type ReactNode, useRef } from 'react'

export type AnchoredPopoverProps = {
  /** The anchor, to which focus returns. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: ReactNode
}

/** One panel for the whole page, beside whatever was pressed: hundreds of entries need not bring one each. */
export function AnchoredPopover({ anchor, label, onClose, children }: AnchoredPopoverProps) {
  const place = useRef<HTMLElement>(anchor)
  return (
    <RadixPopover.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixPopover.Anchor virtualRef={place} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (anchor.isConnected) anchor.focus()
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[min(21rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded-lg border border-rule bg-sheet p-3 shadow-lift outline-none"
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
