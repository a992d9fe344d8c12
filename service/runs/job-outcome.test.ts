import { expect, test } from 'vitest'
import { articleRun } from '../articles/article-run.ts'
import { brandScanRun } from '../brand-scans/brand-scan-run.ts'
import { leadMagnetRun } from '../lead-magnets/lead-magnet-run.ts'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { warmLeadRun } from '../warm-leads/warm-lead-run.ts'
import { jobOutcome } from './job-outcome.ts'

const row = (over: object) => ({ status: 'processing', stage: 'queued', reason: null, error: null, ...over })

test('a job of any kind waits, runs and ends in the same words, with the sentence of its failure', () => {
  const error = 'No site found.'
  expect(jobOutcome(row({}))).toEqual({ job_status: 'queued' })
  expect(jobOutcome(row({ stage: 'reading' }))).toEqual({ job_status: 'running' })
  expect(jobOutcome(row({ status: 'draft', stage: 'done' }))).toEqual({ job_status: 'succeeded' })
  expect(jobOutcome(row({ status: 'failed', error }))).toEqual({ job_status: 'failed', error_message: error })
  expect(jobOutcome(row({ status: 'blocked', reason: 'suppressed_domain' })).job_status).toBe('failed')
  expect(jobOutcome(row({ status: 'failed', reason: 'cancelled' })).job_status).toBe('cancelled')
})

test.each([articleRun, brandScanRun, leadMagnetRun, scoutRun, warmLeadRun])(
  'no state in which $name goes on counts as its end',
  ({ open }) => {
    for (const status of open) expect(['queued', 'running']).toContain(jobOutcome(row({ status })).job_status)
  },
)
