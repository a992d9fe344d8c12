import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { PercentBars } from './percent-bars.tsx'
import { shareOf } from './share-of.ts'

export type ShareOfVoiceProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** Which part of an engine's mentions are of the brand, and which of the competitors of the company profile. */
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
  return (
    <Panel
      title={
        counted.every(({ engine_kind: kind }) => kind === 'built-in')
          ? 'Share of voice'
          : 'Share of voice by answer engine'
      }
      aside="Of all mentions of these brands"
    >
      <div className="grid gap-6 lg:grid-cols-2">
        {counted.map((result) => (
          <EngineShares key={result.llmId} result={result} brandName={brandName} />
        ))}
      </div>
    </Panel>
  )
}

function EngineShares({ result, brandName }: { result: BrandScanResult; brandName: string | undefined }) {
  const shares = shareOf([result], brandName)
  const total = shares.reduce((sum, { mentions }) => sum + mentions, 0)
  return (
    <PercentBars
      title={`${result.label ?? result.llmId}, ${formatCount(total, 'mention')}`}
      bars={shares.map(({ name, isOwn, percent, mentions }) => ({
        name,
        isOwn,
        percent,
        counts: `${formatNumber(mentions)} of ${formatNumber(total)}`,
      }))}
    />
  )
}
