import { expect, test } from 'vitest'
import { scansCsv } from './scans-csv.ts'

const id = '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10'

test('a name that a spreadsheet would run is defused, and no score is an empty cell, not zero', () => {
  const csv = scansCsv([
    { id, status: 'failed', brand_name: '=cmd()', error: 'No engine answered.' },
    { id, status: 'completed', brand_name: 'Acme', overall_score: 0 },
  ])
  expect(csv).toBe(`${id},'=cmd(),,failed,,,,,,,,No engine answered.\r\n${id},Acme,,completed,0,,,,,,,\r\n`)
})
