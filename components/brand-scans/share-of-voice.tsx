import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { ShareBars } from './share-bars.tsx'
import { shareOf } from './share-of.ts'

export type ShareOfVoiceProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** How often each engine names the brand beside the competitors of the company profile. */
export function ShareOfVoice({ results, brandName }: ShareOfVoiceProps) {
  const counted = results.filter(({ unprompted_answers: answers }) => (answers ?? 0) > 0)
  if (counted.length === 0) return null
  if (!counted.some(({ competitors }) => competitors?.length)) {
    return (
      <Panel title="Share of voice">
        <p className="text-ink-soft text-sm">
          No competitors to compare with. Name them in{' '}
          <TextLink href="/settings/company">the company profile</TextLink>, then scan again.
        </p>
      </Panel>
    )
  }
  // What all of them say together stands beside the score.
  if (counted.length === 1) return null
  return (
    <Panel title="Share of voice by engine" aside="Answers to questions that name no brand">
      <div className="grid gap-6 lg:grid-cols-2">
        {counted.map((result) => (
          <ShareBars
            key={result.llmId}
            title={result.label ?? result.llmId}
            shares={shareOf([result], brandName)}
          />
        ))}
      </div>
    </Panel>
  )
}
