'use client'
import { useEffect, useState } from 'react'

/** The value once it has stood still for `delayMs`; compared as JSON, so that a new object with the same content rests. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled(text === undefined ? (undefined as T) : JSON.parse(text)),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return settled
}
