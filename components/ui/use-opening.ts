'use client'
import { useRef, useState } from 'react'

export type OpeningOptions = {
  /** The controlled open state, if the parent owns it. */
  open: boolean | undefined
  onOpenChange: ((open: boolean) => void) | undefined
}

/** Whether a dialog is open, whether it ever was, and what opened it. */
export function useOpening({ open, onOpenChange }: OpeningOptions) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  // Once opened it stays, so that it can leave by its own rules and come again with what was in it.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const opener = useRef<HTMLElement>(null)
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const openFrom = (element: HTMLElement) => {
    opener.current = element
    setOpen(true)
  }
  return { isOpen, isNeeded: isOpen || wasOpen, opener, setOpen, openFrom }
}
