import { expect, test } from 'vitest'
import { nextRunAt, resumedRunAt } from './next-run-at.ts'

const at = (time: string) => new Date(`2026-03-01T${time}Z`)

test.each([
  ['on time it keeps the rhythm', '09:00:00', '09:00:00', '15:00:00'],
  ['a little late it keeps the rhythm', '09:00:00', '09:04:10', '15:00:00'],
  ['half an interval late it still waits half of one', '09:00:00', '11:59:59', '15:00:00'],
  ['later than that the rhythm starts anew', '09:00:00', '12:00:00', '18:00:00'],
  ['after many missed times there is one run and then a whole interval', '00:00:00', '17:30:00', '23:30:00'],
])('%s', (_, due, now, next) => {
  expect(nextRunAt(at(due), 360, at(now))).toEqual(at(next))
})

test.each([
  ['what is still ahead stays', '09:00:00', '08:00:00', '09:00:00'],
  ['at the very time it is the next turn', '09:00:00', '09:00:00', '10:00:00'],
  ['what is past is not made up for', '09:00:00', '13:20:00', '14:00:00'],
])('resumed: %s', (_, due, now, next) => {
  expect(resumedRunAt(at(due), 60, at(now))).toEqual(at(next))
})
