'use client'
import { type Ref, type RefCallback, useEffect, useRef } from 'react'

declare global {
  /** Left by a script in the document that ran before all others. */
  var earlyPress:
    | {
        hear: (button: HTMLButtonElement) => void
        hearFrame: () => void
        take: (button: HTMLButtonElement) => boolean
        takePalette: () => boolean
      }
    | undefined
}

/**
 * Presses a button once more that was pressed before this page's scripts ran.
 * @param ref of whoever uses the button
 * @returns the ref to give to the button, which must have the attribute `data-heard`
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
    // Refs are given in the commit that takes the button over: from here on React hears its presses.
    if (button) globalThis.earlyPress?.hear(button)
    if (typeof ref === 'function') return ref(button)
    if (ref) ref.current = button
  }
}

/** From now on the frame is heard, and each button once it says so. For what is around all of it. */
export function useEndOfEarlyPresses(): void {
  useEffect(() => globalThis.earlyPress?.hearFrame(), [])
}
