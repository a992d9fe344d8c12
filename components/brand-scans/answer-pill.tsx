import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { BrandScanAnswer } from '#contract/brand-scans.ts'

/** Whether an engine's answer names the brand, and in which place of a list; no praise where the question named it. */
export function AnswerPill({ answer }: { answer: BrandScanAnswer | undefined }) {
  if (!answer) return <span className="text-ink-faint">–</span>
  if (answer.answer === undefined) return <StatusPill tone="bad">No answer</StatusPill>
  if (answer.mentioned === undefined) return <span className="text-ink-faint">–</span>
  const { tone, label } = mentionWords(answer)
  return <StatusPill tone={tone}>{label}</StatusPill>
}

/** What is said of an answer that was read. */
export function mentionWords({
  mentioned,
  names_brand: isNamed,
  rank,
}: Pick<BrandScanAnswer, 'mentioned' | 'names_brand' | 'rank'>): { tone: Tone; label: string } {
  if (!mentioned) return { tone: 'warn', label: isNamed ? 'Unknown brand' : 'Not mentioned' }
  if (isNamed) return { tone: 'neutral', label: 'Named in the question' }
  return { tone: 'good', label: rank === undefined ? 'Mentioned' : `Mentioned #${rank}` }
}
