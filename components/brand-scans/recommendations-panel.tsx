import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { BrandRecommendation, BrandScan } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import { modelOf } from '#lib/model-of.ts'
import { findQuoted } from './find-statement.ts'
import { StatedIn } from './stated-in.tsx'

const maxTopicCharacters = 500

/** What to do, the most useful first, each with the page where it is done. */
export function RecommendationsPanel({ scan }: { scan: BrandScan }) {
  const items = recommendationsOf(scan)
  const isOne = items.length <= 1
  return (
    <Panel title="Recommendations" fills={!isOne}>
      {items.length === 0 ? (
        <p className="text-ink-soft text-sm">{noAdvice(scan.overall_score)}</p>
      ) : (
        <ol className="grid gap-4">
          {items.map((item, at) => (
            <li
              key={item.text}
              className={classNames('grid gap-x-2 text-sm', !isOne && 'grid-cols-[1.25rem_minmax(0,1fr)]')}
            >
              {!isOne && (
                <span aria-hidden className="text-ink-faint">
                  {at + 1}
                </span>
              )}
              <div
                className={classNames(
                  'min-w-0',
                  isOne && 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2',
                )}
              >
                <div className={classNames('min-w-0', isOne && 'max-w-prose flex-[1_1_20rem]')}>
                  <p className="wrap-anywhere text-ink">{item.text}</p>
                  <StatedIn statement={findQuoted(item.text, scan.results ?? [])} />
                  <WrittenBy engine={item.engine} />
                </div>
                <span className={isOne ? undefined : 'mt-2 block'}>
                  <RecommendationLink item={item} />
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

/** A service that has only the published members tells sentences; what they ask for is written, in the end. */
export function recommendationsOf(scan: BrandScan): BrandRecommendation[] {
  const told = scan.recommendation_details ?? []
  return told.length > 0
    ? told
    : (scan.recommendations ?? []).map((text) => ({ text, action: 'write', topic: text }))
}

/** A model may be wrong in other ways than a rule, which needs no name. */
function WrittenBy({ engine }: { engine: string | undefined }) {
  const model = modelOf(engine)
  return model ? <p className="text-ink-faint text-xs">Written by {model}</p> : null
}

/** A score that leaves much to gain is never called good, whatever was recommended. */
function noAdvice(score: number | undefined): string {
  if (score === undefined) return 'Without a score there are no recommendations.'
  if (score < goodScore)
    return 'No recommendations came with this scan. The answers below show where the brand is missing.'
  return 'All good. Scan again in a few weeks.'
}

const goodScore = 90

function RecommendationLink({ item }: { item: BrandRecommendation }) {
  const look = { size: 'sm' } as const
  if (item.action === 'write' && item.topic) {
    const topic = [...item.topic].slice(0, maxTopicCharacters).join('')
    return (
      <LinkButton {...look} href={`/articles/new?${new URLSearchParams({ topic })}`}>
        Write article
      </LinkButton>
    )
  }
  if (item.action === 'mend' && item.article_id) {
    return (
      <LinkButton {...look} href={`/articles/${encodeURIComponent(item.article_id)}?view=edit`}>
        View article
      </LinkButton>
    )
  }
  if (item.action === 'add_knowledge' && item.engine) {
    return (
      <LinkButton {...look} href="/settings/company">
        Open company profile
      </LinkButton>
    )
  }
  if (item.action === 'add_knowledge') {
    return (
      <LinkButton {...look} href="/knowledge?add=document">
        Add documents
      </LinkButton>
    )
  }
  return null
}
