import { plain } from './other-names.ts'

/** What other services call a value of ours: a status, an entry of a ledger, a size. */
const otherValues: Readonly<Record<string, readonly string[]>> = {
  completed: ['done', 'success', 'succeeded', 'successful', 'finished', 'complete', 'ok'],
  dead_lettered: ['dead', 'dead_letter', 'dlq', 'exhausted', 'undeliverable'],
  delivered: ['done', 'success', 'succeeded', 'successful', 'sent', 'ok'],
  delivering: ['running', 'in_progress', 'sending'],
  failed: ['error', 'errored', 'failure'],
  full: ['long', 'large'],
  generated: ['draft', 'drafts', 'ready', 'done', 'success', 'succeeded', 'completed', 'finished'],
  generating: ['running', 'in_progress', 'processing', 'pending', 'queued'],
  grant: ['purchase', 'topup', 'credit', 'deposit'],
  hold: ['reserve', 'reserved', 'reservation', 'authorization'],
  mini: ['short', 'small', 'brief'],
  pillar: ['huge', 'extra_large', 'xl', 'very_long'],
  processing: ['running', 'in_progress', 'pending', 'queued', 'generating'],
  published: ['live', 'public', 'posted'],
  queued: ['pending', 'waiting'],
  release: ['refund', 'refunded', 'return', 'returned', 'reversal'],
  running: ['in_progress', 'processing', 'pending'],
  settle: ['charge', 'charged', 'debit', 'spend', 'spent', 'usage', 'capture'],
  standard: ['medium', 'default', 'normal', 'regular'],
}

/** Which of the values are called so elsewhere. */
export function valuesCalledElsewhere(sent: string, values: readonly string[]): readonly string[] {
  return values.filter((one) => otherValues[one]?.some((other) => plain(other) === plain(sent)))
}
