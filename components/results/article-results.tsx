import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Results } from '#contract/results.ts'
import { AdvicePanel } from './advice-panel.tsx'
import { ResultTiles } from './result-tiles.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'

/** What became of one article in the last four weeks. */
export function ArticleResults({ results }: { results: Results }) {
  const { totals, totals_before, sources, search, advice } = results
  return (
    <section aria-label="Results" className="mt-8 grid gap-5">
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="font-medium font-serif text-ink text-xl">Results of the last 28 days</h2>
        <TextLink href="/results">All results</TextLink>
      </header>
      <ResultTiles totals={totals} before={totals_before} />
      {advice.length > 0 && <AdvicePanel title="Worth doing" none="" advice={advice} />}
      {totals.views > 0 || search ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <SourcesPanel sources={sources} />
          <SearchPanel search={search} />
        </div>
      ) : (
        <Panel>
          <p className="text-center text-ink-faint text-sm">No views yet. They appear here within seconds.</p>
        </Panel>
      )}
    </section>
  )
}
