import { expect, test } from 'vitest'
import { instantInZone, nextMorning, wallClockInZone } from './zone-time.ts'

test('a time on the wall is the instant of the zone, whatever the zone of the machine', () => {
  expect(instantInZone('2026-01-15T09:00', 'America/New_York')?.toISOString()).toBe(
    '2026-01-15T14:00:00.000Z',
  )
  expect(instantInZone('2026-07-15T09:00', 'America/New_York')?.toISOString()).toBe(
    '2026-07-15T13:00:00.000Z',
  )
  expect(instantInZone('2026-07-15T09:00', 'Asia/Kathmandu')?.toISOString()).toBe('2026-07-15T03:15:00.000Z')
})

test('an instant reads back as the same time on the wall, on days of changing clocks too', () => {
  for (const local of ['2026-03-29T12:00', '2026-10-25T12:00', '2026-12-31T23:59']) {
    const instant = instantInZone(local, 'Europe/Berlin')
    expect(instant && wallClockInZone(instant, 'Europe/Berlin')).toBe(local)
  }
})

test('a time that the clocks skip is still an instant of that morning', () => {
  const instant = instantInZone('2026-03-29T02:30', 'Europe/Berlin')
  expect(instant && wallClockInZone(instant, 'Europe/Berlin')).toBe('2026-03-29T03:30')
})

test('half a time is no instant', () => {
  expect(instantInZone('', 'UTC')).toBeUndefined()
  expect(instantInZone('2026-13-45', 'UTC')).toBeUndefined()
})

test('the next morning is tomorrow where the tenant is', () => {
  expect(nextMorning(new Date('2026-11-21T23:30:00Z'), 'Asia/Tokyo')).toBe('2026-11-23T09:00')
  expect(nextMorning(new Date('2026-11-21T23:30:00Z'), 'UTC')).toBe('2026-11-22T09:00')
})
