import { TextLink } from '#components/ui/text-link.tsx'
import type { Results } from '#contract/results.ts'
import { CountriesPanel } from './countries-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'

/** Who read one article in its period: where they came from, and what they searched for. */
export function ArticleReaders({ results: { sources, search, countries } }: { results: Results }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="sr-only">Readers</h2>
      <SourcesPanel sources={sources} />
      <CountriesPanel countries={countries} />
      <SearchPanel search={search} />
      <TextLink href="/results">All results</TextLink>
    </div>
  )
}
