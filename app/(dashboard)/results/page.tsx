import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { AdvicePanels } from '#components/results/advice-panel.tsx'
import { CountriesPanel } from '#components/results/countries-panel.tsx'
import { PagesTable } from '#components/results/pages-table.tsx'
import { ResultTiles } from '#components/results/result-tiles.tsx'
import {
  type ResultsPeriod,
  resultPeriods,
  resultsPeriod,
  today,
  weekUntil,
} from '#components/results/results-period.ts'
import { SearchPanel } from '#components/results/search-panel.tsx'
import { SourcesPanel } from '#components/results/sources-panel.tsx'
import { ViewsChart } from '#components/results/views-chart.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Me } from '#contract/agents.ts'
import { listArticles } from '#contract/articles.ts'
import type { Results } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDays } from '#lib/format-day.ts'
import { readForPanel, readMe, readToday } from '#lib/session-page.ts'
import type { Days } from '#lib/usual-period.ts'
import { isEmpty, readDays, readResults, readUsualResults } from '../read-results.ts'
import { ResultsSkeleton } from './results-skeleton.tsx'

export const metadata: Metadata = { title: 'Results' }

const pagesShown = 50

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function ResultsPage(props: Props) {
  return drawSoon(drawResults(props), <ResultsSkeleton />)
}

async function drawResults({ searchParams }: Props) {
  const asked = resultsPeriod(await searchParams)
  const [me, now] = await Promise.all([readMe(), readToday()])
  const { period, days, found } = asked
    ? await readResults(asked, { limit: pagesShown })
    : await readUsualResults({ limit: pagesShown })
  const start = found.ok && isEmpty(found.data) ? await firstAction() : undefined
  const around =
    found.ok && !isEmpty(found.data) && period.id === today.id ? await daysAround(now) : undefined
  return (
    <>
      <PageHeader
        title="Results"
        lead="What became of what you published, counted without cookies."
        actions={
          <>
            <LinkButton href="/settings/results">What is counted</LinkButton>
            {found.ok && !isEmpty(found.data) && (
              <LinkButton href={`/api/results?${new URLSearchParams(days)}`} prefetch={false}>
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
        aside={
          <Compared
            days={days}
            results={found.ok ? found.data : undefined}
            isToday={period.id === today.id}
          />
        }
      />
      <div className="grid gap-5 pt-5">
        {found.ok ? (
          <Found
            results={found.data}
            period={period}
            around={around}
            prices={me.ok ? me.data.prices : []}
            start={start}
          />
        ) : (
          <UnreadPanel title="Results" what="Results" problem={found.problem} />
        )}
      </div>
    </>
  )
}

/** The week that today ends: a day that goes on says little by itself. Undefined where it can't be read. */
async function daysAround(now: string): Promise<Results['days'] | undefined> {
  const week = await readDays(weekUntil(now), { limit: 1 })
  return week.ok ? week.data.days : undefined
}

/** What brings the first views: a draft to publish, or an article to write; nothing where some are live already. */
async function firstAction(): Promise<ReactNode> {
  const articles = await readForPanel(listArticles, { query: { limit: 1 } })
  const { generated = 0, published = 0 } = (articles.ok && articles.data.counts) || {}
  if (generated > 0) return <LinkButton href="/articles?status=generated">Publish a draft</LinkButton>
  if (published > 0) return undefined
  return <LinkButton href="/articles/new">Write an article</LinkButton>
}

function Found({
  results,
  period,
  around,
  prices,
  start,
}: {
  results: Results
  period: ResultsPeriod
  /** The days to draw where the period is one that goes on. */
  around: Results['days'] | undefined
  prices: Me['prices']
  /** Offered where there is nothing to show. */
  start: ReactNode
}) {
  const { totals, totals_before, days, advice, pages, sources, countries, search, total, posts } = results
  const isToday = period.id === today.id
  if (isEmpty(results)) {
    return (
      <Panel>
        <EmptyState dense title="No views yet" action={start}>
          Views of your published site are counted within seconds. For a site elsewhere,{' '}
          <TextLink href="/settings/results">add the tag in Settings</TextLink>.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <ResultTiles totals={totals} before={isToday ? undefined : totals_before} posts={posts} />
      {/* How many came, and beside it, from where. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {around ? <ViewsChart days={around} isUnfinished /> : !isToday && <ViewsChart days={days} />}
        <SourcesPanel sources={sources} />
      </div>
      {!isToday && <AdvicePanels advice={advice} prices={prices} />}
      {!search && <SearchPanel search={search} />}
      <Panel
        flush
        title="Pages"
        aside={total > pages.length ? `the first ${pages.length} of ${total}` : undefined}
      >
        <PagesTable pages={pages} isUnfinished={isToday} />
      </Panel>
      {(search || countries.length > 0) && (
        <div
          className={classNames('grid items-start gap-5', search && countries.length > 0 && 'lg:grid-cols-2')}
        >
          {search && <SearchPanel search={search} />}
          <CountriesPanel countries={countries} />
        </div>
      )}
    </>
  )
}

/** Which days the numbers are of, and which they are compared with. */
function Compared({
  days,
  results,
  isToday,
}: {
  days: Days
  /** Undefined where they can't be read. */
  results: Results | undefined
  isToday: boolean
}) {
  const isCompared = !isToday && results !== undefined && results.totals_before.views > 0
  return (
    <p className="text-ink-soft text-xs">
      {isToday ? 'So far' : formatDays(days.from, days.to)}
      {isCompared && `, compared with ${formatDays(results.before.from, results.before.to)}`}
    </p>
  )
}
