import { expect, test } from 'vitest'
import { burnForecast } from './burn-forecast.ts'

test('a month is thirty days of runs at the price of an article', () => {
  expect(burnForecast({ perArticle: 15, held: 15, intervalMinutes: 720, credits: 200 })).toEqual({
    articlesPerMonth: 60,
    creditsPerMonth: 900,
    articlesPaid: 13,
    lastsMinutes: (200 / 15) * 720,
    missingForMonth: 700,
  })
})

test('the runs of the next 30 days are those that the calendar shows: from the next one on', () => {
  const fourDays = { perArticle: 7, held: 15, intervalMinutes: 4 * 1440, credits: 1000 }
  expect(burnForecast(fourDays).articlesPerMonth).toBe(7)
  expect(burnForecast({ ...fourDays, nextInMinutes: 1440 }).articlesPerMonth).toBe(8)
  expect(burnForecast({ ...fourDays, nextInMinutes: -60 }).articlesPerMonth).toBe(8)
  expect(burnForecast({ ...fourDays, nextInMinutes: 31 * 1440 }).articlesPerMonth).toBe(0)
})

test('a balance that covers the month misses nothing', () => {
  const forecast = burnForecast({ perArticle: 15, held: 15, intervalMinutes: 10_080, credits: 60 })
  expect(forecast).toMatchObject({ articlesPerMonth: 4, creditsPerMonth: 60, missingForMonth: 0 })
})

test('an empty balance pays for nothing, and a free article for every run', () => {
  expect(burnForecast({ perArticle: 15, held: 15, intervalMinutes: 60, credits: 0 }).articlesPaid).toBe(0)
  expect(burnForecast({ perArticle: 0, held: 0, intervalMinutes: 1440, credits: 0 })).toMatchObject({
    articlesPaid: 30,
    missingForMonth: 0,
  })
})

test('an article is counted at what it is charged, and the last one still needs what it reserves', () => {
  const session = { perArticle: 7, held: 15, intervalMinutes: 10_080 }
  expect(burnForecast({ ...session, credits: 36 })).toMatchObject({
    creditsPerMonth: 28,
    articlesPaid: 4,
    missingForMonth: 0,
  })
  expect(burnForecast({ ...session, credits: 35 })).toMatchObject({ articlesPaid: 3, missingForMonth: 1 })
  expect(burnForecast({ ...session, credits: 14 })).toMatchObject({ articlesPaid: 0 })
})
