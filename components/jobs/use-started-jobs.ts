'use client'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import { useCurrentAgent } from './current-agent.tsx'
import { parseJobs, type StartedJob, withJob } from './started-jobs.ts'

const none: readonly StartedJob[] = []
const store = browserStore<readonly StartedJob[]>(parseJobs)

export type NewJob = Pick<StartedJob, 'kind' | 'id' | 'title' | 'href'>

/**
 * What this agent started in this browser, newest first; kept across reloads and shared between tabs.
 * `remember` puts a job into the tray; `markSeen` takes it out once its end was seen.
 */
export function useStartedJobs() {
  const name = `masthead.jobs.${useCurrentAgent()}`
  const jobs = useBrowserStore(store, name) ?? none
  return {
    jobs,
    remember: (job: NewJob) =>
      store.write(name, withJob(store.read(name), { ...job, startedAt: new Date().toISOString() })),
    markSeen: (kind: string, id: string) =>
      store.write(
        name,
        store.read(name).map((job) => (job.kind === kind && job.id === id ? { ...job, seen: true } : job)),
      ),
    forget: (kind: string, id: string) =>
      store.write(
        name,
        store.read(name).filter((job) => job.kind !== kind || job.id !== id),
      ),
  }
}
