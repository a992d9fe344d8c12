'use client'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#components/ui/toast.ts'
import type { ArticleList } from '#contract/articles.ts'
import type { Schedule } from '#contract/schedule.ts'
import { formatMoment } from '#lib/format-day.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { unscheduledDrafts } from '#lib/queries/requests.ts'
import { wallClockInZone } from '#lib/zone-time.ts'
import { type Movable, moveEntry } from './move-entry.ts'
import type { ScheduleActions } from './schedule-actions.ts'

/** Gives an article another time, or none: shown at once, with Undo, and taken back when the service refuses. */
export function useScheduleMoves(change: ScheduleActions['change'], timeZone: string) {
  const client = useQueryClient()

  const show = (item: Movable, at: string | undefined) => {
    client.setQueriesData<Schedule>(
      { queryKey: operationKey('getSchedule') },
      (old) => old && moveEntry(old, item, at),
    )
    client.setQueryData<ArticleList>(operationQuery('listArticles', unscheduledDrafts).queryKey, (old) => {
      const others = old?.articles.filter(({ id }) => id !== item.id)
      if (!old || !others) return old
      const articles = at === undefined ? [{ status: 'generated', ...item, id: item.id }, ...others] : others
      return { ...old, articles, total: old.total + articles.length - old.articles.length }
    })
  }
  /** Both lists and the free slots follow from what the service now has. */
  const refresh = (id: string) => {
    client.invalidateQueries({ queryKey: operationKey('getSchedule') })
    client.invalidateQueries({ queryKey: operationKey('suggestSlots') })
    client.invalidateQueries({ queryKey: operationKey('listArticles') })
    client.invalidateQueries({ queryKey: operationQuery('getArticle', { params: { id } }).queryKey })
  }

  const move = async (item: Movable, at: string | undefined, undoable = true) => {
    if (item.at === at) return
    // What is being read now would bring the old time back on screen.
    await client.cancelQueries({ queryKey: operationKey('getSchedule') })
    show(item, at)
    const input = at === undefined ? { action: 'unschedule' } : { action: 'schedule', at }
    const result = await change(item.id, input)
    refresh(item.id)
    if (!result.ok) {
      show({ ...item, ...(at !== undefined && { at }) }, item.at)
      return toast.failed(result.problem.message)
    }
    const canUndo = undoable && (item.at === undefined || Date.parse(item.at) > Date.now())
    toast.done(saying(item, at, timeZone), {
      ...(canUndo && {
        action: {
          label: 'Undo',
          onClick: () => void move({ id: item.id, title: item.title, at }, item.at, false),
        },
      }),
    })
  }

  return {
    schedule: (item: Movable, at: string) => void move(item, at),
    unschedule: (item: Movable) => void move(item, undefined),
  }
}

export type ScheduleMoves = ReturnType<typeof useScheduleMoves>

function saying({ title }: Movable, at: string | undefined, timeZone: string): string {
  const name = title.length > 60 ? `${title.slice(0, 60)}…` : title
  if (at === undefined) return `“${name}” unscheduled`
  const [date = '', time = ''] = wallClockInZone(new Date(at), timeZone).split('T')
  return `“${name}” scheduled for ${formatMoment({ date, time })}`
}
