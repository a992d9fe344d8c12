'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { asTitle } from '#lib/as-title.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { type FoundRecord, matchRecords } from './match-records.ts'

/** Nobody reads what is found between two keys. */
const pauseMs = 180
const leastLetters = 2
const shown = 8
/** Lists that the service does not search are read once for all words. */
const every = { limit: 100, offset: 0 }
const readAgainMs = 60_000

/**
 * Everything that has a page, by its words: asked of the service once typing pauses, and what this browser started for a
 * service that has no lists. `failed` when one of the lists that the service has could not be read.
 */
export function useFoundRecords(typed: string): {
  records: FoundRecord[]
  failed: boolean
  pending: boolean
} {
  const words = usePaused(typed)
  const enabled = words.length >= leastLetters
  const query = { q: words, limit: 8, offset: 0 }
  const lists = { enabled, retry: false } as const
  const unsearched = { ...lists, refetchInterval: false, staleTime: readAgainMs } as const
  const articles = useQuery({
    ...operationQuery('listArticles', { query }),
    ...lists,
    refetchInterval: false,
  })
  const documents = useQuery({ ...operationQuery('listDocuments', { query }), ...lists })
  const companies = useQuery({
    ...operationQuery('listWarmLeads', { query }),
    ...lists,
    refetchInterval: false,
  })
  const sessions = useQuery({
    ...operationQuery('listSessions', { query: every }),
    ...unsearched,
  })
  const magnets = useQuery({
    ...operationQuery('listLeadMagnets', { query }),
    ...lists,
    refetchInterval: false,
  })
  const scouted = useQuery({
    ...operationQuery('listScoutRuns', { query }),
    ...lists,
    refetchInterval: false,
  })
  const scans = useQuery({ ...operationQuery('listBrandScans', { query: every }), ...unsearched })
  const watches = useQuery({ ...operationQuery('listWatches', { query: every }), ...unsearched })
  const { jobs } = useStartedJobs()
  const answers = [articles, documents, companies, sessions, magnets, scouted, scans, watches]
  if (!enabled || typed.length < leastLetters) return { records: [], failed: false, pending: false }
  const found: FoundRecord[] = [
    ...(articles.data?.articles ?? []).flatMap(({ id, title, topic }) =>
      record('Article', id, title ?? asTitle(topic ?? ''), '/articles/'),
    ),
    ...(documents.data?.documents ?? []).flatMap(({ id, title }) =>
      record('Document', id, title, '/knowledge/'),
    ),
    ...(companies.data?.runs ?? []).flatMap(({ id, domain, company_name: name }) =>
      record('Company', id, name?.trim() || domain, '/warm-leads/').map((one) => ({
        ...one,
        keywords: [domain],
      })),
    ),
    ...(sessions.data?.sessions ?? []).flatMap(({ session_id: id, categories }) =>
      record('Session', id, asTitle(categories.join(', ')), '/sessions/'),
    ),
    ...(magnets.data?.lead_magnets ?? []).flatMap(({ id, title, topic }) =>
      record('Lead magnet', id, title ?? asTitle(topic ?? ''), '/lead-magnets/'),
    ),
    ...newestOfEach(scans.data?.scans ?? []).flatMap(({ id, brand_name }) =>
      record('Brand scan', id, brand_name, '/brand-scans/'),
    ),
    ...(scouted.data?.runs ?? []).flatMap(({ run_id: id, query: topic }) =>
      record('Scout run', id, asTitle(topic ?? ''), '/scout-runs/'),
    ),
    ...(watches.data?.watches ?? []).flatMap(({ id, label }) =>
      record('Watch', id, asTitle(label), '/watches/'),
    ),
    ...jobs.map(({ id, title, href }): FoundRecord => ({ id, kind: 'Started here', title, href })),
  ]
  return {
    records: matchRecords(found, typed, shown),
    failed: answers.some(({ error }) => error && problemOf(error).kind !== 'not_offered'),
    pending: words !== typed || answers.some(({ isFetching }) => isFetching),
  }
}

function record(
  kind: FoundRecord['kind'],
  id: string | undefined,
  title: string | undefined,
  page: string,
): FoundRecord[] {
  return id && title ? [{ id, kind, title, href: page + encodeURIComponent(id) }] : []
}

/** Of the scans of one brand, newest first, only the newest: the others are one press away on its page. */
function newestOfEach<T extends { brand_name?: string | undefined }>(scans: readonly T[]): T[] {
  const brands = new Set<string | undefined>()
  return scans.filter(({ brand_name: brand }) => {
    const isFirst = !brands.has(brand)
    brands.add(brand)
    return isFirst
  })
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
