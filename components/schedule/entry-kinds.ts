import type { Tone } from '#components/ui/status-pill.tsx'

export type EntryKind = { tone: Tone; label: string; edge: string }

const kinds: Readonly<Record<string, EntryKind>> = {
  published: { tone: 'good', label: 'Published', edge: 'border-l-good' },
  publishing: { tone: 'busy', label: 'Being published', edge: 'border-l-busy' },
  writing: { tone: 'busy', label: 'Being written', edge: 'border-l-busy' },
  scheduled: { tone: 'info', label: 'Scheduled', edge: 'border-l-info' },
  session_run: { tone: 'neutral', label: 'Session run', edge: 'border-l-rule-strong border-dashed' },
}

/** How a kind of entry is shown; one that this release does not know is shown by its name. */
export function entryKind(kind: string): EntryKind {
  return kinds[kind] ?? { tone: 'neutral', label: kind.replaceAll('_', ' '), edge: 'border-l-rule-strong' }
}
