import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Our own sizes and shadow must be known, or `text-2xs text-ink` would count as two colours.
const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xs'], shadow: ['lift'], animate: ['appear', 'slide-in', 'breathe'] } },
})

/** Joins class names; where two Tailwind classes conflict, the later one wins. */
export function classNames(...values: ClassValue[]): string {
  const given = values.filter(Boolean)
  // One alone conflicts with nothing, and merging is what a slow machine waits for when a page comes alive.
  return given.length === 1 && typeof given[0] === 'string' ? given[0] : merge(clsx(given))
}
