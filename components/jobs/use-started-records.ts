'use client'
import { type QueryKey, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import type { StartedJob } from './started-jobs.ts'
import { useStartedJobs } from './use-started-jobs.ts'

// Each record is read by its id, and a service may allow as few as 60 calls a minute.
const rowsShown = 15

type RecordQuery<Told> = UseQueryOptions<Told, Error, Told, QueryKey>

export type StartedRecords<Told> = {
  /** What was started, with what the service tells of it; its status says so where that could not be read. */
  records: { job: StartedJob; told: Told | { status: string } }[]
  activeId: string | undefined
  /** For the links between pages. */
  total: number
  limit: number
}

/**
 * Where the service has no list: what was started in this browser, each read by its id.
 * @param page the page of the list, below which each record has its own
 */
export function useStartedRecords<Told>(
  kind: string,
  queryOf: (id: string) => RecordQuery<Told>,
  { page, offset = 0 }: { page: `/${string}`; offset?: number },
): StartedRecords<Told> {
  const router = useRouter()
  const started = useStartedJobs().jobs.filter((job) => job.kind === kind)
  const shown = started.slice(offset, offset + rowsShown)
  const answers = useQueries({ queries: shown.map(({ id }) => queryOf(id)) })
  const activeId = useListKeyboard({
    ids: shown.map(({ id }) => id),
    onOpen: (id) => router.push(`${page}/${id}`),
  })
  const records = shown.map((job, at) => {
    const { data, error } = answers[at] ?? {}
    const unread = error ? `couldn't load: ${problemOf(error).message}` : 'loading'
    return { job, told: data ?? { status: unread } }
  })
  return { records, activeId, total: started.length, limit: rowsShown }
}
