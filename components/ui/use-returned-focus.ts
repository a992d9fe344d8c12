'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back when a dialog closes: to what opened it, or to what had it before.
 * @param keepsPlace where what was shown beside the page may have moved it, which stays where it is then
 * @returns for `onCloseAutoFocus`
 */
export function useReturnedFocus(
  isOpen: boolean,
  opener: RefObject<HTMLElement | null>,
  keepsPlace: boolean,
): (event: Event) => void {
  const before = useRef<Element>(null)
  // Before the dialog takes the focus, which it does in an effect that comes later.
  useLayoutEffect(() => {
    if (isOpen) before.current = opener.current ?? document.activeElement
  }, [isOpen, opener])
  return (event) => {
    const element = before.current
    if (!(element instanceof HTMLElement) || !element.isConnected || element === document.body) return
    event.preventDefault()
    element.focus({ preventScroll: keepsPlace })
  }
}
