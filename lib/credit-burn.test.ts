import { expect, test } from 'vitest'
import { burnAhead, creditBurn, daysLeft, lastDays, todayIn } from './credit-burn.ts'

const spent = (date: string, credits: number) => ({ date, credits, operation: 'generateArticle' })

test('the burn is the average since the first spending, of 30 days at most', () => {
  expect(creditBurn([spent('2026-11-20', 30), spent('2026-11-21', 10)], '2026-11-21')).toEqual({
    perDay: 20,
    days: 2,
  })
  expect(creditBurn([spent('2026-10-22', 900), spent('2026-10-23', 30)], '2026-11-21')).toEqual({
    perDay: 1,
    days: 30,
  })
})

test('a running session that plans to spend more than was spent sets the pace', () => {
  const session = { status: 'running', interval_minutes: 720, estimated_credits_per_article: 15 }
  expect(burnAhead({ perDay: 3, days: 1 }, [session])).toEqual({ perDay: 30, days: 1, bySession: true })
  expect(burnAhead({ perDay: 31, days: 1 }, [session])).toEqual({ perDay: 31, days: 1 })
  expect(burnAhead({ perDay: 3, days: 1 }, [{ ...session, status: 'paused' }])).toEqual({
    perDay: 3,
    days: 1,
  })
})

test('credits last for whole days, and for ever while nothing is spent', () => {
  expect(daysLeft(199, { perDay: 20, days: 2 })).toBe(9)
  expect(daysLeft(0, { perDay: 20, days: 2 })).toBe(0)
  expect(daysLeft(200, creditBurn([], '2026-11-21'))).toBeUndefined()
})

test('the last 30 days end today, in the time zone of the desk, across the end of daylight saving', () => {
  const days = lastDays('2026-11-05')
  expect(days).toHaveLength(30)
  expect(new Set(days).size).toBe(30)
  expect([days[0], days.at(-1)]).toEqual(['2026-10-07', '2026-11-05'])
  expect(todayIn('Pacific/Auckland', new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-21')
  expect(todayIn('America/Los_Angeles', new Date('2026-11-20T02:00:00Z'))).toBe('2026-11-19')
})
