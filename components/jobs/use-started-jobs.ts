'use client'
import { useSyncExternalStore } from 'react'
import { useCurrentAgent } from './current-agent.tsx'
import { parseJobs, type StartedJob, withJob } from './started-jobs.ts'

const none: readonly StartedJob[] = []
const listeners = new Set<() => void>()
// A snapshot must be the same object until it changes, or React would never settle.
const read = new Map<string, { kept: string | null; jobs: readonly StartedJob[] }>()

const storageKey = (agentId: string) => `masthead.jobs.${agentId}`

function jobsOf(agentId: string): readonly StartedJob[] {
  const kept = localStorage.getItem(storageKey(agentId))
  const before = read.get(agentId)
  if (before && before.kept === kept) return before.jobs
  const jobs = kept === null ? none : parseJobs(kept)
  read.set(agentId, { kept, jobs })
  return jobs
}

function keep(agentId: string, jobs: readonly StartedJob[]) {
  localStorage.setItem(storageKey(agentId), JSON.stringify(jobs))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export type NewJob = Pick<StartedJob, 'kind' | 'id' | 'title' | 'href'>

/**
 * What this agent started in this browser, newest first; kept across reloads and shared between tabs.
 * `remember` puts a job into the tray; `markSeen` takes it out once its end was seen.
 */
export function useStartedJobs() {
  const agentId = useCurrentAgent()
  const jobs = useSyncExternalStore(
    subscribe,
    () => jobsOf(agentId),
    () => none,
  )
  return {
    jobs,
    remember: (job: NewJob) =>
      keep(agentId, withJob(jobsOf(agentId), { ...job, startedAt: new Date().toISOString() })),
    markSeen: (kind: string, id: string) =>
      keep(
        agentId,
        jobsOf(agentId).map((job) => (job.kind === kind && job.id === id ? { ...job, seen: true } : job)),
      ),
    forget: (kind: string, id: string) =>
      keep(
        agentId,
        jobsOf(agentId).filter((job) => job.kind !== kind || job.id !== id),
      ),
  }
}
