import { StatusPill } from '#components/ui/status-pill.tsx'
import type { SourceState } from './source-state.ts'

/** What the check of a text found that needs somebody; nothing where all is well or nothing is known. */
export function OpenCheck({ state }: { state: SourceState | undefined }) {
  if (!state || state.tone === 'good') return null
  return (
    <span title={state.sentence}>
      <StatusPill tone={state.tone}>{state.label}</StatusPill>
    </span>
  )
}
