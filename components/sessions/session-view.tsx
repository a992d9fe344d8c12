'use client'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { sessionName } from '#components/jobs/session-name.ts'
import { useFailure } from '#components/jobs/use-failure.ts'
import { useMe } from '#components/shell/me.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { SessionDetail } from '#contract/sessions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { ForecastPanel } from './forecast-panel.tsx'
import { intervalWords } from './interval-words.ts'
import { minutesUntilNext } from './minutes-until-next.ts'
import { NextRunPanel } from './next-run-panel.tsx'
import { RunHistory } from './run-history.tsx'
import type { ChangeSession } from './session-actions.ts'
import { SessionControls } from './session-controls.tsx'
import { SessionFacts } from './session-facts.tsx'
import { SessionSkeleton } from './session-skeleton.tsx'
import { sessionStatus } from './session-status.ts'
import { sessionRequest } from './sessions-href.ts'
import { TopicQueue } from './topic-queue.tsx'
import { type SessionChanges, useSessionChanges } from './use-session-changes.ts'

export type SessionViewProps = { id: string; runsOffset: number; change: ChangeSession }

const parent = { label: 'Sessions', href: '/sessions' }

/** One session: when it runs next, what it will write, what it wrote. */
export function SessionView({ id, runsOffset, change }: SessionViewProps) {
  const query = useQuery(operationQuery('getSession', sessionRequest(id, runsOffset)))
  const changes = useSessionChanges(id, runsOffset, change)
  const problem = useFailure(query)
  if (query.data) return <ReadSession session={query.data} runsOffset={runsOffset} changes={changes} />
  return (
    <>
      <PageHeader title="Session" parent={parent} />
      {problem ? <LoadProblem what="The session" query={query} problem={problem} /> : <SessionSkeleton />}
    </>
  )
}

type ReadSessionProps = { session: SessionDetail; runsOffset: number; changes: SessionChanges }

function ReadSession({ session, runsOffset, changes }: ReadSessionProps) {
  const { me } = useMe()
  const now = useMinutes()
  const { tone, label } = sessionStatus(session)
  const { problem } = changes
  const isUnpaid = session.reason === 'insufficient_credits'
  return (
    <>
      <PageHeader
        title={sessionName(session)}
        parent={parent}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusPill tone={tone}>{label}</StatusPill>
            <span>
              One {session.article_size} article {intervalWords(session.interval_minutes)}
            </span>
          </span>
        }
        actions={<SessionControls session={session} changes={changes} />}
      />
      <div className="grid gap-3 pb-4 empty:hidden">
        {problem && !(problem.kind === 'payment_required' && session.topics_queued) && (
          <ProblemNotice problem={problem} />
        )}
        {session.status === 'paused' && session.reason !== 'asked' && session.message && (
          <Notice
            tone="warn"
            action={isUnpaid ? <TextLink href="/credits">Get credits</TextLink> : undefined}
          >
            {session.message}
          </Notice>
        )}
        {session.status === 'running' && session.waiting_for === 'topics' && (
          <Notice tone="warn" action={<TextLink href="/knowledge?add=document">Add a document</TextLink>}>
            {session.message}
          </Notice>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_16rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TopicQueue session={session} changes={changes} />
          <RunHistory session={session} offset={runsOffset} />
        </div>
        <div className="grid content-start gap-4 empty:hidden lg:col-start-2 lg:row-start-1">
          <NextRunPanel session={session} changes={changes} />
          {session.status !== 'stopped' && (
            <ForecastPanel
              held={session.estimated_credits_per_article}
              expected={session.expected_credits_per_article}
              intervalMinutes={session.interval_minutes}
              nextInMinutes={minutesUntilNext(session, now)}
              credits={me?.tenant_balance.credits}
            />
          )}
        </div>
        <div className="content-start lg:col-start-2">
          <SessionFacts session={session} />
        </div>
      </div>
    </>
  )
}
