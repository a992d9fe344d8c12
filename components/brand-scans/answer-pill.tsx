import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScanAnswer } from '#contract/brand-scans.ts'

/** Whether an engine's answer names the brand, and in which place of a list. */
export function AnswerPill({ answer }: { answer: BrandScanAnswer | undefined }) {
  if (!answer) return <span className="text-ink-faint">–</span>
  if (answer.answer === undefined) return <StatusPill tone="bad">No answer</StatusPill>
  if (answer.mentioned === undefined) return <span className="text-ink-faint">–</span>
  if (!answer.mentioned)
    return <StatusPill tone="warn">{answer.names_brand ? 'Unknown brand' : 'Not mentioned'}</StatusPill>
  return (
    <StatusPill tone="good">
      {answer.rank === undefined ? 'Mentioned' : `Mentioned #${answer.rank}`}
    </StatusPill>
  )
}
