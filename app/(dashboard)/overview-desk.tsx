import { cookies } from 'next/headers'
import { BrandStanding } from '#components/brand-scans/brand-standing.tsx'
import { BalancePanel } from '#components/overview/balance-panel.tsx'
import { ComingUp } from '#components/overview/coming-up.tsx'
import { FiguresPanel } from '#components/overview/figures-panel.tsx'
import { FirstSteps } from '#components/overview/first-steps.tsx'
import { MostRead } from '#components/overview/most-read.tsx'
import { NeedsYou } from '#components/overview/needs-you.tsx'
import { OverviewGrid } from '#components/overview/overview-grid.tsx'
import { OverviewHeader } from '#components/overview/overview-header.tsx'
import { overviewDays } from '#components/overview/past-days.ts'
import { PublishedTrend } from '#components/overview/published-trend.tsx'
import { Readiness } from '#components/overview/readiness.tsx'
import { RecentArticles } from '#components/overview/recent-articles.tsx'
import { RunningArticles } from '#components/overview/running-articles.tsx'
import { ServiceHealth } from '#components/overview/service-health.tsx'
import { StartedHere } from '#components/overview/started-here.tsx'
import { resultTilesOf } from '#components/results/result-tiles-of.ts'
import { today as todaySoFar } from '#components/results/results-period.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { listArticles } from '#contract/articles.ts'
import { listBrandScans } from '#contract/brand-scans.ts'
import { listLedger } from '#contract/credits.ts'
import { getHealth, getStatus } from '#contract/health.ts'
import { getSchedule } from '#contract/schedule.ts'
import { listSessions } from '#contract/sessions.ts'
import { call } from '#lib/agent-api/client.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { burnAhead, creditBurn } from '#lib/credit-burn.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles, runningArticles } from '#lib/queries/requests.ts'
import { requireSession } from '#lib/session.ts'
import { attempt } from '#lib/session-action.ts'
import { readForPanel, readToday } from '#lib/session-page.ts'
import { usualDays } from '#lib/usual-period.ts'
import { firstStepsCookie } from './first-steps-cookie.ts'
import { hideFirstStepsAction } from './hide-first-steps-action.ts'
import { type PeriodResults, readUsualResults } from './read-results.ts'

/** Enough for the last two scans of each brand that is scanned often. */
const scansRead = 50
/** Enough for the articles that are read most: the home page and landing pages are among them. */
const pagesRead = 10

/** The overview with everything it shows, read at once; what fails leaves its own panel to say so. */
export async function OverviewDesk() {
  const { agentId } = await requireSession()
  const hidden = (await cookies()).get(firstStepsCookie(agentId).name)?.value === 'hidden'
  const reading = readForPanel(getStatus)
  // It may fail while something else is waited for; whoever waits for it is told.
  reading.catch(() => undefined)
  // A server that says that it has an overview is asked for all of it at once.
  if (!(await isOffered(getStatus))) {
    const asked = await reading
    if (!asked.ok && asked.problem.kind === 'not_offered') return <StrangersDesk hidden={hidden} />
  }

  const today = await readToday()
  const calendar = { query: overviewDays(today) }
  const [status, running, recent, ledger, sessions, schedule, scans, results] = await Promise.all([
    reading,
    readForPanel(listArticles, runningArticles),
    readForPanel(listArticles, recentArticles),
    readForPanel(listLedger, { query: { limit: 1 } }),
    readForPanel(listSessions, { query: { limit: 10 } }),
    readForPanel(getSchedule, calendar),
    readForPanel(listBrandScans, { query: { limit: scansRead } }),
    readUsualResults({ limit: pagesRead }),
  ])
  const spending = ledger.ok ? ledger.data.spending : undefined
  const plans = sessions.ok ? sessions.data.sessions : []
  const burn = spending && burnAhead(creditBurn(spending, today), plans)
  const { all = 0, published = 0 } = (recent.ok && recent.data.counts) || {}
  // On the first day the steps say what is next, and nothing is on the site.
  const isNew = recent.ok && all === 0 && !hidden
  return (
    <HydratedQueries
      entries={[
        [operationQuery('getStatus').queryKey, status],
        [operationQuery('listArticles', runningArticles).queryKey, running],
        [operationQuery('listArticles', recentArticles).queryKey, recent],
        [operationQuery('getSchedule', calendar).queryKey, schedule],
      ]}
    >
      <OverviewHeader hasSite={!recent.ok || published > 0} isWriting={!isNew} />
      <OverviewGrid
        top={!hidden && <FirstSteps told setHidden={hideFirstStepsAction} />}
        lead={<NeedsYou withOnboarding={hidden} />}
        main={
          <>
            <RunningArticles />
            {(schedule.ok || schedule.problem.kind !== 'not_offered') && <ComingUp today={today} />}
            {!isNew && <RecentArticles />}
            {scans.ok && <BrandStanding brands={scans.data.brands ?? []} scans={scans.data.scans} />}
          </>
        }
        figures={<FiguresPanel {...figuresOf(results)} />}
        side={
          <>
            <MostRead pages={results.found.ok ? results.found.data.pages : []} />
            {(schedule.ok || schedule.problem.kind !== 'not_offered') && <PublishedTrend today={today} />}
            <BalancePanel burn={burn} spending={spending} today={today} />
            <Readiness whileNew={!hidden} />
          </>
        }
      />
    </HydratedQueries>
  )
}

/** What readers did, as on the page of results: the same figures of the same days. */
function figuresOf({ period, days, found }: PeriodResults) {
  const isToday = period.id === todaySoFar.id
  const before = found.ok && !isToday ? found.data.totals_before : undefined
  return {
    title: isToday ? 'Today so far' : `Last ${usualDays} days`,
    days,
    figures: found.ok ? resultTilesOf(found.data.totals, before) : [],
    views: found.ok ? found.data.days.map(({ day, views }) => ({ day, value: views })) : [],
  }
}

/** A server with the published operations only has no overview: what this browser started takes its place. */
async function StrangersDesk({ hidden }: { hidden: boolean }) {
  const health = await attempt(() => call(getHealth, {}, {}))
  return (
    <>
      <OverviewHeader hasSite isWriting />
      <OverviewGrid
        top={!hidden && <FirstSteps told={false} setHidden={hideFirstStepsAction} />}
        main={<StartedHere />}
        side={<ServiceHealth health={health.ok ? health.data : undefined} />}
      />
    </>
  )
}
