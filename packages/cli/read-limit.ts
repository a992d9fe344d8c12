import { UsageError } from './usage-error.ts'

/** @throws {UsageError} for what is no page size */
export function readLimit(limit: string): number {
  if (!/^[1-9]\d?$|^100$/.test(limit)) throw new UsageError('--limit is a number from 1 to 100.')
  return Number(limit)
}
