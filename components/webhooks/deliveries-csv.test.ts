import { expect, test } from 'vitest'
import { deliveriesCsv, deliveriesCsvHeader } from './deliveries-csv.ts'

test('an error that a spreadsheet would run is text, and missing members are empty cells', () => {
  const csv = deliveriesCsv([
    {
      id: 'd1',
      event_id: 'e1',
      event_type: '@article',
      status: 'dead_lettered',
      attempts: 10,
      last_error: '=HYPERLINK("http://evil.example","a")\nsecond, line',
    },
  ])
  expect(csv).toBe(
    `d1,e1,'@article,dead_lettered,,10,,"'=HYPERLINK(""http://evil.example"",""a"")\nsecond, line",,,,,,\r\n`,
  )
  expect(deliveriesCsvHeader.trim().split(',')).toHaveLength(14)
})
