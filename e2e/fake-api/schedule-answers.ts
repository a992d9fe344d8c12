import { listGaps, suggestSlots } from '#contract/schedule.ts'
import { answer, type FakeResponse } from './answer.ts'

const dayMs = 86_400_000
const slots = ['09:00', '17:30']

/** Every second day lacks its post; slots are times of day and nothing more. */
export const scheduleAnswers: readonly FakeResponse[] = [
  answer(listGaps, (_, { query }) => {
    const today = Date.now()
    const gaps = Array.from({ length: query.days }, (_, ahead) => ahead)
      .filter((ahead) => ahead % 2 === 1)
      .map((ahead) => ({
        date: new Date(today + ahead * dayMs).toISOString().slice(0, 10),
        scheduled: 0,
        target: 1,
      }))
    return { status: 200, body: { gaps, totalGaps: gaps.length, daysAnalyzed: query.days, postsPerDay: 1 } }
  }),
  answer(suggestSlots, (_, { query }) => ({
    status: 200,
    body: { slots, postsPerDay: 1, timezone: query.timezone ?? 'UTC', source: 'custom' },
  })),
]
