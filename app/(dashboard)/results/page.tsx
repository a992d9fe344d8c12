import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { AdvicePanel } from '#components/results/advice-panel.tsx'
import { CountriesPanel } from '#components/results/countries-panel.tsx'
import { PagesTable } from '#components/results/pages-table.tsx'
import { ResultTiles } from '#components/results/result-tiles.tsx'
import { isFix } from '#components/results/result-words.ts'
import { firstDay, resultPeriods, resultsPeriod } from '#components/results/results-period.ts'
import { SearchPanel } from '#components/results/search-panel.tsx'
import { SourcesPanel } from '#components/results/sources-panel.tsx'
import { ViewsChart } from '#components/results/views-chart.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { getResults, type Results } from '#contract/results.ts'
import { todayIn } from '#lib/credit-burn.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'

export const metadata: Metadata = { title: 'Results' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ResultsPage({ searchParams }: Props) {
  const period = resultsPeriod(await searchParams)
  const me = await readMe()
  const to = todayIn(me.ok ? me.data.tenant.timezone : 'UTC', new Date())
  const from = firstDay(period, to)
  const found = await readForPanel(getResults, { query: { from, to, limit: 50 } })
  return (
    <>
      <PageHeader
        title="Results"
        lead="What became of what you published, counted without cookies."
        actions={
          <>
            <LinkButton href="/settings/results">What is counted</LinkButton>
            {found.ok && (
              <LinkButton href={`/api/results?${new URLSearchParams({ from, to })}`} prefetch={false}>
                Export CSV
              </LinkButton>
            )}
          </>
        }
      />
      <LinkTabs
        label="Period"
        tabs={resultPeriods.map(({ id, label }) => ({
          label,
          href: `/results?days=${id}`,
          current: id === period.id,
        }))}
      />
      <div className="grid gap-5 pt-5">
        {found.ok ? (
          <Found results={found.data} />
        ) : (
          <UnreadPanel title="Results" what="Results" problem={found.problem} href="/results" />
        )}
      </div>
    </>
  )
}

function Found({ results }: { results: Results }) {
  const { totals, totals_before, days, advice, pages, sources, countries, search, total } = results
  if (total === 0 && totals_before.views === 0) {
    return (
      <Panel>
        <EmptyState
          dense
          title="No views yet"
          action={<LinkButton href="/articles?status=generated">Publish a draft</LinkButton>}
        >
          Views of your published site are counted within seconds. For a site elsewhere, add the tag in
          Settings.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <ResultTiles totals={totals} before={totals_before} />
      <Panel title="Views by day">
        <ViewsChart days={days} />
      </Panel>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <AdvicePanel
          title="Do more of"
          none="Nothing stands out yet. Articles appear here as they grow."
          advice={advice.filter((one) => !isFix(one))}
        />
        <AdvicePanel title="Fix" none="Nothing to fix in this period." advice={advice.filter(isFix)} />
      </div>
      <Panel
        flush
        title="Pages"
        aside={total > pages.length ? `the first ${pages.length} of ${total}` : undefined}
      >
        <PagesTable pages={pages} />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SourcesPanel sources={sources} />
        <div className="grid gap-5">
          <SearchPanel search={search} />
          <CountriesPanel countries={countries} />
        </div>
      </div>
    </>
  )
}
