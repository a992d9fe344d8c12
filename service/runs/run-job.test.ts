import { expect, test } from 'vitest'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { runJob } from './run-job.ts'

const id = '0190b6a0-0000-7000-8000-000000000001'
const { payload } = runJob(scoutRun)

test.each(['run_id', 'article_id', 'scan_id', 'lead_magnet_id', 'recovery_id'])(
  'a job that waits since a release that wrote %s is understood',
  (name) => {
    expect(payload.parse({ [name]: id })).toEqual({ run_id: id })
  },
)

test.each([{}, { run_id: 'one' }, { document_id: id }, null, 'run_id'])(
  'a job without the id of a run is refused: %o',
  (data) => {
    expect(payload.safeParse(data).success).toBe(false)
  },
)
