import { keepPreviousData, type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { OperationReading, OperationRequest } from '#contract/operation.ts'
import type { readOperations } from '#lib/read-operations.ts'
import { pollWhileMoving } from './delivery-polling.ts'
import { fetchJson } from './fetch-json.ts'
import { isInProgress } from './job-state.ts'
import { pollUntil, untilBack } from './polling.ts'
import { searchOf } from './search-of.ts'
import { maxWaitMs, pollSession } from './session-polling.ts'

type Reads = typeof readOperations
/** An operation that a browser may read. */
export type ReadName = keyof Reads
type PlainRequest = { params?: object; query?: object; body?: unknown }
export type ReadRequest<N extends ReadName> = OperationRequest<Reads[N]> & PlainRequest
export type ReadAnswer<N extends ReadName> = OperationReading<Reads[N]>['body']
/** May be left out where nothing in it must be given. */
type RequestOf<N extends ReadName> =
  Record<never, never> extends ReadRequest<N> ? [request?: ReadRequest<N>] : [request: ReadRequest<N>]

/** Asks the dashboard's own server, which asks the service. @throws QueryError */
export function fetchOperation<N extends ReadName>(
  name: N,
  request: ReadRequest<N>,
  signal?: AbortSignal,
): Promise<ReadAnswer<N>> {
  return ask(name, request, signal)
}

function ask<T>(name: ReadName, { params, query, body }: PlainRequest, signal?: AbortSignal): Promise<T> {
  const search = searchOf({ ...params, ...query })
  const address = `/api/read/${name}${search.size > 0 ? `?${search}` : ''}` as const
  return fetchJson(address, { signal, ...(body !== undefined && { method: 'POST', body }) })
}

/** The start of the keys of all queries of an operation, for invalidating them. */
export function operationKey(name: ReadName): QueryKey {
  return [name]
}

/**
 * One operation as options for React Query. Its key is the operation and its request; how long an answer counts as new,
 * and when it is asked for again, is the operation's.
 */
export function operationQuery<N extends ReadName>(name: N, ...[request]: RequestOf<N>) {
  const asked: PlainRequest = request ?? {}
  return queryOptions<ReadAnswer<N>, Error, ReadAnswer<N>, QueryKey>({
    queryKey: [name, asked],
    queryFn: ({ signal }) => ask(name, asked, signal),
    ...ways[name],
  })
}

type Way<T> = Pick<
  UseQueryOptions<T>,
  'staleTime' | 'refetchInterval' | 'refetchIntervalInBackground' | 'refetchOnWindowFocus' | 'retry'
> & { placeholderData?: typeof keepPreviousData }

const brieflyMs = 5_000

/** One job: polled until it has ended. */
function job<T extends { status: string }>(): Way<T> {
  return { ...pollUntil<T>((one) => !isInProgress(one)), staleTime: brieflyMs }
}

/** One page of a list: the one before stays on screen while it is read, and it is polled while one of its jobs runs. */
function page<T>(jobsOf?: (answer: T) => readonly { status: string }[]): Way<T> {
  return {
    ...(jobsOf && pollUntil<T>((answer) => !jobsOf(answer).some(isInProgress))),
    staleTime: brieflyMs,
    placeholderData: keepPreviousData,
  }
}

/** How each answer ages. What is not named follows the defaults of the page. */
const ways: { [N in ReadName]?: Way<ReadAnswer<N>> } = {
  getArticle: job(),
  getBrandScan: job(),
  getLeadMagnet: job(),
  getRecovery: job(),
  getScoutRun: job(),
  getWarmLead: job(),
  listArticles: page(({ articles }) => articles),
  listAvatars: page(),
  listBrandScans: page(({ scans }) => scans),
  listLeadMagnets: page(({ lead_magnets }) => lead_magnets),
  listLeads: page(),
  listScoutRuns: page(({ runs }) => runs),
  listWarmLeads: page(({ runs }) => runs),
  listSessions: { ...page(), refetchInterval: maxWaitMs },
  getSession: { ...page(), refetchInterval: pollSession },
  listDeliveries: { ...page(), ...pollWhileMoving(({ deliveries }) => deliveries), staleTime: brieflyMs },
  getDelivery: { ...pollWhileMoving((delivery) => [delivery]), staleTime: brieflyMs },
  listSuppressions: { ...page(), staleTime: 30_000 },
  getSchedule: { staleTime: 10_000, placeholderData: keepPreviousData },
  searchKnowledge: { staleTime: 30_000, placeholderData: keepPreviousData },
  listAccounts: { staleTime: 30_000 },
  listPageChecks: page(),
  // A check never changes.
  getPageCheck: { staleTime: Number.POSITIVE_INFINITY },
  listDestinations: { staleTime: 30_000, retry: false },
  listPlacements: {
    staleTime: brieflyMs,
    retry: false,
    // Somebody may change it there at any time; while something is sent it is asked for often.
    refetchInterval: ({ state }) =>
      state.data?.placements?.some(({ status }) => status === 'sending' || status === 'removing')
        ? 2_000
        : maxWaitMs,
  },
  listAdaptations: { staleTime: 30_000 },
  getScheduleFeed: { staleTime: 30_000, retry: false },
  getMe: { staleTime: 30_000, refetchInterval: untilBack(60_000) },
  getStatus: { staleTime: 20_000, retry: false },
  // Nothing asks for a text again by itself, so that nothing typed moves; kept versions never change.
  getDraft: { staleTime: Number.POSITIVE_INFINITY },
  // Counted anew each time it is shown.
  previewRecovery: { staleTime: 0 },
  estimate: {
    staleTime: 10_000,
    retry: false,
    placeholderData: keepPreviousData,
    refetchInterval: untilBack(false),
  },
  forecastArticle: {
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
    // A slow address is looked at again, a few times at most.
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < 4 && state.data?.sources.some(({ status }) => status === 'reading')
        ? 4_000
        : false,
  },
  getLocalOllama: {
    staleTime: brieflyMs,
    refetchInterval: ({ state }) => (state.data?.pull?.status === 'pulling' ? 1_500 : false),
  },
}
