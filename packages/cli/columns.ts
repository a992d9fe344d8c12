import type { Terminal } from './terminal.ts'

/** A time, a status and an id, and what follows them: in columns for a person, two spaces apart for a program. */
export function columns(
  { isSeen }: Terminal,
  time: string,
  status: string,
  id: string,
  ...rest: string[]
): string {
  const first = isSeen ? [time.padEnd(24), status.padEnd(13), id.padEnd(36)] : [time, status, id]
  return [...first, ...rest].filter(Boolean).join('  ')
}
