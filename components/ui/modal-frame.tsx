'use client'
import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { buttonStyles } from './button-styles.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

export type Modal = {
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLElement | null>
}

type ModalFrameProps = Modal & {
  /** Whether a description within it says what it is for. */
  described: boolean
  /** It stands beside what it is about: closing it leaves the page where it is. */
  keepsPlace?: boolean
  className: string
  children: ReactNode
}

/** What lies over the page and holds the focus until it is closed. */
export function ModalFrame({
  open,
  onOpenChange,
  opener,
  described,
  keepsPlace = false,
  className,
  children,
}: ModalFrameProps) {
  const returnFocus = useReturnedFocus(open, opener, keepsPlace)
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-appear bg-shade" />
        <RadixDialog.Content
          onCloseAutoFocus={returnFocus}
          {...(!described && { 'aria-describedby': undefined })}
          className={className}
        >
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** The cross in its corner. */
export function ModalClose() {
  return (
    <RadixDialog.Close
      aria-label="Close"
      className={buttonStyles({ variant: 'quiet', size: 'sm', square: true, className: '-mr-2' })}
    >
      <X aria-hidden />
    </RadixDialog.Close>
  )
}
