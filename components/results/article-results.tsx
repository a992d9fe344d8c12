import { TextLink } from '#components/ui/text-link.tsx'
import type { Me } from '#contract/agents.ts'
import type { Results } from '#contract/results.ts'
import { AdvicePanel } from './advice-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'

/** Where the readers of one article came from in the last 30 days, what they searched for, and what to do. */
export function ArticleResults({
  results: { sources, search, advice },
  prices,
}: {
  results: Results
  /** Empty where they are not told. */
  prices: Me['prices']
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="sr-only">Results</h2>
      <AdvicePanel title="Worth doing" advice={advice} prices={prices} isOnPage />
      <SourcesPanel sources={sources} />
      <SearchPanel search={search} />
      <TextLink href="/results">All results</TextLink>
    </div>
  )
}
