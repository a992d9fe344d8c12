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
    toast.done('The calendar address is switched off')
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Subscribe to this calendar"
      description="Your calendar program shows what appears when, and asks for changes by itself."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-3 pb-1">
        {data === undefined ? (
          !isError ? (
            <Skeleton className="h-16 w-full" />
          ) : problemOf(error).kind === 'not_offered' ? (
            <NotOffered dense what="A calendar to subscribe to" />
          ) : (
            <LoadProblem dense what="The address" query={query} />
          )
        ) : data.active ? (
          <ActiveFeed feed={data}>
            <ConfirmDialog
              trigger={<Button size="sm">Replace it</Button>}
              title="Replace the calendar address?"
              confirmLabel="Replace the address"
              onConfirm={() => create('There is a new calendar address')}
            >
              The address that is in use now stops at once. Every program that subscribed to it needs the new
              one.
            </ConfirmDialog>
            <ConfirmDialog
              trigger={
                <Button size="sm" variant="danger">
                  Switch it off
                </Button>
              }
              title="Switch the calendar address off?"
              confirmLabel="Switch it off"
              danger
              onConfirm={remove}
            >
              Programs that subscribed to it get nothing more.
            </ConfirmDialog>
          </ActiveFeed>
        ) : (
          <div className="grid justify-items-start gap-2">
            <p className="text-ink-soft text-sm">
              There is no address yet. Whoever knows it can read the titles and times of this calendar, and
              nothing else.
            </p>
            <Button
              variant="primary"
              pending={pending}
              onClick={() => startTransition(() => create('The calendar address is ready'))}
            >
              Create the address
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
          <Copyable value={feed.url} what="calendar address" />
        </div>
      ) : (
        <p className="text-ink-soft text-sm">
          There is an address, but it cannot be shown any more. Replace it to see a new one.
        </p>
      )}
      <p className="text-ink-soft text-sm">
        Add it as a calendar “from an address” or “by URL”. Keep it to yourself: whoever knows it can read the
        titles and times of this calendar.
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
          'Nobody has read it yet.'
        )}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </>
  )
}
