import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { BrandRecommendation, BrandScan } from '#contract/brand-scans.ts'
import { modelOf } from '#lib/model-of.ts'
import { findQuoted } from './find-statement.ts'
import { StatedIn } from './stated-in.tsx'

const maxTopicCharacters = 500

/** What to do, the most useful first, each with the page where it is done. */
export function RecommendationsPanel({ scan }: { scan: BrandScan }) {
  const told = scan.recommendation_details ?? []
  // A service that has only the published members tells sentences; what they ask for is written, in the end.
  const items: BrandRecommendation[] =
    told.length > 0
      ? told
      : (scan.recommendations ?? []).map((text) => ({ text, action: 'write', topic: text }))
  return (
    <Panel title="Recommendations" fills>
      {items.length === 0 ? (
        <p className="text-ink-soft text-sm">{noAdvice(scan.overall_score)}</p>
      ) : (
        <ol className="grid gap-4">
          {items.map((item, at) => (
            <li key={item.text} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 text-sm">
              <span aria-hidden className="text-ink-faint">
                {at + 1}
              </span>
              <div className="min-w-0">
                <p className="wrap-anywhere text-ink">{item.text}</p>
                <StatedIn statement={findQuoted(item.text, scan.results ?? [])} />
                <WrittenBy engine={item.engine} />
                <RecommendationLink item={item} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
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
  const look = { size: 'sm', className: 'mt-2' } as const
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
        Add knowledge
      </LinkButton>
    )
  }
  return null
}
