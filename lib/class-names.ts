import { type ClassValue, clsx } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; where two Tailwind classes conflict, the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return mergeClasses(clsx(values))
}
