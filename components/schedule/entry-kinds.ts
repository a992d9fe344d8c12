import type { Tone } from '#components/ui/status-pill.tsx'

export type EntryKind = { tone: Tone; label: string }

const kinds: Readonly<Record<string, EntryKind>> = {
  published: { tone: 'good', label: 'Published' },
  publishing: { tone: 'busy', label: 'Being published' },
  writing: { tone: 'busy', label: 'Writing' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  session_run: { tone: 'neutral', label: 'Session writes it' },
}

/** How a kind of entry is shown; one that this release does not know is shown by its name. */
export function entryKind(kind: string): EntryKind {
  return kinds[kind] ?? { tone: 'neutral', label: kind.replaceAll('_', ' ') }
}
