import { expect, test } from 'vitest'
import { burnAhead, creditBurn, daysLeft, lastDays } from './credit-burn.ts'
import { dayInZone } from './day-in-zone.ts'

const spent = (date: string, credits: number) => ({ date, credits, operation: 'generateArticle' })

test('the pace is what was spent in the last 30 days by their number, as the total beside it has it', () => {
  const spending = [
    spent('2026-10-23', 10),
    spent('2026-11-01', 12),
    spent('2026-11-08', 10),
    spent('2026-11-08', 4),
    spent('2026-11-21', 90),
  ]
  expect(creditBurn(spending, '2026-11-21')).toEqual({
    perDay: 126 / 30,
    activeDays: 4,
    days: 30,
  })
})

test('one busy day alarms nobody: with fewer than three days of spending there is no pace', () => {
  const busy = creditBurn([spent('2026-11-21', 180)], '2026-11-21')
  expect(busy).toEqual({ perDay: undefined, activeDays: 1, days: 7 })
  expect(daysLeft(20, busy)).toBeUndefined()
  const week = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => spent(date, 14))
  expect(creditBurn(week, '2026-11-21').perDay).toBe(6)
})

test('what was spent before the last 30 days, or is dated after today, is not counted', () => {
  expect(creditBurn([spent('2026-10-22', 900), spent('2026-11-22', 900)], '2026-11-21').activeDays).toBe(0)
})

test('a running session that plans to spend more than was spent sets the pace', () => {
  const session = { status: 'running', interval_minutes: 720, estimated_credits_per_article: 15 }
  const burn = { perDay: 3, activeDays: 30, days: 30 }
  expect(burnAhead(burn, [session])).toEqual({ ...burn, perDay: 30, bySession: true })
  expect(burnAhead({ ...burn, perDay: undefined }, [session])).toMatchObject({ perDay: 30, bySession: true })
  expect(burnAhead({ ...burn, perDay: 31 }, [session])).toEqual({ ...burn, perDay: 31 })
  expect(burnAhead(burn, [{ ...session, status: 'paused' }])).toEqual(burn)
})

test('credits last for whole days, and for ever while nothing is spent', () => {
  const burn = { activeDays: 30, days: 30 }
  expect(daysLeft(199, { ...burn, perDay: 20 })).toBe(9)
  expect(daysLeft(0, { ...burn, perDay: 20 })).toBe(0)
  expect(daysLeft(200, creditBurn([], '2026-11-21'))).toBeUndefined()
})

test('the last 30 days end today, in the time zone of the desk, across the end of daylight saving', () => {
  const days = lastDays('2026-11-05')
  expect(days).toHaveLength(30)
  expect(new Set(days).size).toBe(30)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-07', '2026-11-05'])
  expect(dayInZone('Pacific/Auckland', new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-21')
  expect(dayInZone('America/Los_Angeles', new Date('2026-11-20T02:00:00Z'))).toBe('2026-11-19')
})
