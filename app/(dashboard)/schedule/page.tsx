import type { Metadata } from 'next'
import { daysRead, parseDay, scheduleViews, usualView } from '#components/schedule/calendar-days.ts'
import { PublishedOnlySchedule } from '#components/schedule/published-only-schedule.tsx'
import { SchedulePage } from '#components/schedule/schedule-page.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listArticles } from '#contract/articles.ts'
import { getSchedule, listGaps, suggestSlots } from '#contract/schedule.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { isPhone } from '#lib/is-phone.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { nextSlots, unscheduledDrafts } from '#lib/queries/requests.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { changeArticleAction } from '../articles/actions.ts'
import { createScheduleFeedAction, deleteScheduleFeedAction } from './actions.ts'
import { ScheduleSkeleton } from './schedule-skeleton.tsx'

export const metadata: Metadata = { title: 'Schedule' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const viewOf = (params: Awaited<Props['searchParams']>) => scheduleViews.find((one) => one === params.view)

export default async function Page(props: Props) {
  return drawSoon(drawSchedule(props), <ScheduleSkeleton view={viewOf(await props.searchParams)} />)
}

async function drawSchedule({ searchParams }: Props) {
  const params = await searchParams
  const [me, phone] = await Promise.all([readMe(), isPhone()])
  const view = viewOf(params) ?? usualView(phone)
  const timeZone = me.ok ? me.data.tenant.timezone : 'UTC'
  const today = dayInZone(timeZone, new Date())
  const range = daysRead(view, parseDay([params.date].flat()[0]) ?? today, today)
  const [timeline, slots, tray] = await Promise.all([
    readForPanel(getSchedule, { query: range }),
    readForPanel(suggestSlots, nextSlots),
    readForPanel(listArticles, unscheduledDrafts),
  ])
  const offered = timeline.ok || timeline.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Schedule"
        actions={
          <LinkButton variant="primary" href="/articles/new">
            Write an article
          </LinkButton>
        }
      />
      {offered ? (
        <HydratedQueries
          entries={[
            [operationQuery('getSchedule', { query: range }).queryKey, timeline],
            [operationQuery('suggestSlots', nextSlots).queryKey, slots],
            [operationQuery('listArticles', unscheduledDrafts).queryKey, tray],
          ]}
        >
          <SchedulePage
            today={today}
            timeZone={timeZone}
            isPhone={phone}
            actions={{
              change: changeArticleAction,
              createFeed: createScheduleFeedAction,
              deleteFeed: deleteScheduleFeedAction,
            }}
          />
        </HydratedQueries>
      ) : (
        <PublishedOnlySchedule
          gaps={await readForPanel(listGaps, { query: { days: 30 } })}
          suggestion={slots}
        />
      )}
    </>
  )
}
