'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState, useTransition } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ScheduleFeed } from '#contract/schedule.ts'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { ScheduleActions } from './schedule-actions.ts'

export type FeedDialogProps = Pick<ScheduleActions, 'createFeed' | 'deleteFeed'> & { onClose: () => void }

/** The secret address that calendar programs subscribe to: shown, copied, replaced, switched off. */
export function FeedDialog({ createFeed, deleteFeed, onClose }: FeedDialogProps) {
  const client = useQueryClient()
  const query = useQuery(operationQuery('getScheduleFeed'))
  const { data, error, isError } = query
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()

  const create = async (said: string) => {
    const result = await createFeed()
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    client.setQueryData(operationQuery('getScheduleFeed').queryKey, result.data)
    toast.done(said)
  }
  const remove = async () => {
    const result = await deleteFeed()
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    client.setQueryData(operationQuery('getScheduleFeed').queryKey, { active: false })
    toast.done('Calendar URL disabled')
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Subscribe to this calendar"
      description="See scheduled articles in your calendar app. It updates automatically."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-3 pb-1">
        {data === undefined ? (
          !isError ? (
            <Skeleton className="h-16 w-full" />
          ) : problemOf(error).kind === 'not_offered' ? (
            <NotOffered dense what="Calendar subscription" />
          ) : (
            <LoadProblem dense what="The calendar URL" query={query} />
          )
        ) : data.active ? (
          <ActiveFeed feed={data}>
            <ConfirmDialog
              trigger={<Button size="sm">Replace URL</Button>}
              title="Replace the calendar URL?"
              confirmLabel="Replace URL"
              onConfirm={() => create('Calendar URL replaced')}
            >
              The current URL stops working immediately. Every calendar app that uses it needs the new one.
            </ConfirmDialog>
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="danger">
                  Disable
                </Button>
              }
              title="Disable the calendar URL?"
              confirmLabel="Disable"
              danger
              onConfirm={remove}
            >
              Calendar apps that use it stop updating.
            </ConfirmDialog>
          </ActiveFeed>
        ) : (
          <div className="grid justify-items-start gap-2">
            <p className="text-ink-soft text-sm">
              No calendar URL yet. Anyone with the URL can see titles and times.
            </p>
            <Button
              variant="primary"
              pending={pending}
              onClick={() => startTransition(() => create('Calendar URL created'))}
            >
              Create URL
            </Button>
          </div>
        )}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Dialog>
  )
}

function ActiveFeed({ feed, children }: { feed: ScheduleFeed; children: ReactNode }) {
  return (
    <>
      {feed.url ? (
        <div className="grid gap-1 rounded-md bg-well px-3 py-2">
          <Copyable value={feed.url} what="calendar URL" />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          The calendar URL can't be shown again. Replace it to get a new one.
        </p>
      )}
      <p className="text-ink-soft text-sm">
        Add it to your calendar app as a calendar “by URL”. Don't share it: anyone with the URL can see titles
        and times.
      </p>
      <p className="text-ink-faint text-xs">
        {feed.created_at && (
          <>
            Created <RelativeTime at={feed.created_at} />.{' '}
          </>
        )}
        {feed.last_read_at ? (
          <>
            Last read <RelativeTime at={feed.last_read_at} />.
          </>
        ) : (
          'Not read yet.'
        )}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </>
  )
}
