import type { Tone } from '#components/ui/status-pill.tsx'
import type { Placement } from '#contract/destinations.ts'

const states: Readonly<Record<string, { tone: Tone; label: string }>> = {
  waiting: { tone: 'neutral', label: 'When published' },
  sending: { tone: 'busy', label: 'Sending' },
  live: { tone: 'good', label: 'Live' },
  draft: { tone: 'info', label: 'Draft there' },
  failed: { tone: 'bad', label: 'Failed' },
  removing: { tone: 'busy', label: 'Unpublishing' },
  removed: { tone: 'neutral', label: 'Unpublished' },
  deleted_there: { tone: 'warn', label: 'Deleted there' },
}

/** How far a placement is, in a word; a newer server may know others. */
export function placementState({ status, edited_there }: Placement): { tone: Tone; label: string } {
  if (edited_there && status !== 'sending') return { tone: 'warn', label: 'Edited there' }
  return states[status] ?? { tone: 'neutral', label: status }
}

/** Whether something can be tried again, and whether that replaces what people did there. */
export function placementRetry({ status, edited_there }: Placement): 'retry' | 'overwrite' | undefined {
  if (edited_there || status === 'deleted_there') return 'overwrite'
  return status === 'failed' ? 'retry' : undefined
}
