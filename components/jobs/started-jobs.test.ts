import { expect, test } from 'vitest'
import { parseJobs, type StartedJob, withJob } from './started-jobs.ts'

const job = (id: string): StartedJob => ({
  kind: 'article',
  id,
  title: `Article ${id}`,
  href: `/articles/${id}`,
  startedAt: '2026-11-21T12:00:00Z',
})

test('a job that is started again replaces itself and comes first', () => {
  const jobs = withJob([job('a'), job('b')], { ...job('b'), seen: true })
  expect(jobs.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(jobs[0]?.seen).toBe(true)
})

test('the browser never keeps more than 300 jobs', () => {
  const jobs = Array.from({ length: 400 }, (_, i) => job(String(i))).reduce<StartedJob[]>(withJob, [])
  expect(jobs).toHaveLength(300)
  expect(jobs[0]?.id).toBe('399')
})

test('what cannot be read is dropped, and the rest is kept', () => {
  expect(parseJobs('{')).toEqual([])
  expect(parseJobs(null)).toEqual([])
  expect(
    parseJobs(JSON.stringify([job('a'), { id: 7 }, null, { ...job('b'), href: '//evil.example' }])),
  ).toEqual([job('a')])
})
