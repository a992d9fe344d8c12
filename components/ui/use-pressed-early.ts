'use client'
import { type Ref, type RefCallback, useEffect, useRef } from 'react'

declare global {
  /** Left by a script in the document that ran before all others. */
  var earlyPress:
    | { end: () => void; take: (button: HTMLButtonElement) => boolean; takePalette: () => boolean }
    | undefined
}

/**
 * Presses a button once more that was pressed before this page's scripts ran.
 * @param ref of whoever uses the button
 * @returns the ref to give to the button
 */
export function usePressedEarly(ref: Ref<HTMLButtonElement> | undefined): RefCallback<HTMLButtonElement> {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = own.current
    // Once the effects around it have run, and what was typed early is told.
    if (button && globalThis.earlyPress?.take(button)) setTimeout(() => button.click())
  }, [])
  return (button) => {
    own.current = button
    if (typeof ref === 'function') return ref(button)
    if (ref) ref.current = button
  }
}

/** From now on presses are heard by whoever draws the page. For what is around all of it. */
export function useEndOfEarlyPresses(): void {
  useEffect(() => globalThis.earlyPress?.end(), [])
}
