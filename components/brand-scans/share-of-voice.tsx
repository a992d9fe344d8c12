import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { type Share, shareOf } from './share-of.ts'

export type ShareOfVoiceProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** How often the brand is named beside the competitors of the company profile: over all engines, and by engine. */
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
    <Panel title="Share of voice" aside="Of all mentions in answers to questions that name no one of them">
      <div className="grid gap-6 lg:grid-cols-2">
        <Shares title="All engines" shares={shareOf(counted, brandName)} />
        {counted.length > 1 &&
          counted.map((result) => (
            <Shares
              key={result.llmId}
              title={result.label ?? result.llmId}
              shares={shareOf([result], brandName)}
            />
          ))}
      </div>
    </Panel>
  )
}

function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 wrap-anywhere text-ink-faint text-xs">{title}</h3>
      <ul className="grid gap-2">
        {shares.map(({ name, isOwn, mentions, answers, percent }) => (
          <li key={name} className="grid gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-3">
              <span className={isOwn ? 'wrap-anywhere font-medium text-ink' : 'wrap-anywhere text-ink-soft'}>
                {name}
              </span>
              <span className="whitespace-nowrap text-ink-soft text-xs tabular-nums">
                {percent === undefined ? 'not named' : `${percent}%`} · {mentions} of {answers}{' '}
                {answers === 1 ? 'answer' : 'answers'}
              </span>
            </span>
            <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-well">
              <span
                className={isOwn ? 'block h-full bg-ink' : 'block h-full bg-rule-strong'}
                style={{ width: `${percent ?? 0}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
