import { minutesToTime, timeToMinutes } from './time-of-day.ts'
import { usualSlots } from './usual-slots.ts'
import { dayOf, timeOf } from './zone-clock.ts'

/** With fewer than these, the times say more about chance than about a habit. */
export const neededArticles = 10
export const neededDays = 5

const binMinutes = 15
const bins = 1440 / binMinutes
/** A time at which less than this part of all appeared is no habit. */
const neededShare = 0.1
/** What is published within three quarters of an hour belongs to one habit, the less the farther off. */
const reach = 3

export type LearntSlots = {
  /** Undefined while there is too little to learn from. */
  slots: string[] | undefined
  articles: number
  days: number
}

/**
 * The times of day around which most was published, on a grid of a quarter of an hour. Where there are fewer habits than
 * articles a day, the usual times that are farthest from them fill up.
 * @param published instants of publication, in any order.
 * @param count articles a day, 1 to 24.
 */
export function learnSlots(published: readonly number[], count: number, timeZone: string): LearntSlots {
  const days = new Set(published.map((instant) => dayOf(instant, timeZone))).size
  const told = { articles: published.length, days }
  if (published.length < neededArticles || days < neededDays) return { ...told, slots: undefined }
  const minutesOfDay = published.map((instant) => timeToMinutes(timeOf(instant, timeZone)))
  const weights = weighBins(minutesOfDay)
  const isHabit = (minutes: number) =>
    minutesOfDay.filter((one) => nearest(minutes, [one]) <= reach * binMinutes).length >=
    Math.max(2, neededShare * published.length)
  const apart = Math.min(60, Math.floor(1440 / count / 2))
  const chosen: number[] = []
  const byWeight = weights
    .map((weight, bin) => ({ weight, minutes: bin * binMinutes }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.minutes - b.minutes)
  for (const { minutes } of byWeight) {
    if (chosen.length < count && nearest(minutes, chosen) >= apart && isHabit(minutes)) {
      chosen.push(minutes)
    }
  }
  while (chosen.length < count) chosen.push(farthest(usualSlots(count).map(timeToMinutes), chosen))
  return { ...told, slots: [...new Set(chosen)].toSorted((a, b) => a - b).map(minutesToTime) }
}

function weighBins(minutesOfDay: readonly number[]): number[] {
  const weights: number[] = Array.from({ length: bins }, () => 0)
  for (const minutes of minutesOfDay) {
    const home = Math.round(minutes / binMinutes)
    for (let off = -reach; off <= reach; off++) {
      const bin = (home + off + bins) % bins
      weights[bin] = (weights[bin] ?? 0) + (reach + 1 - Math.abs(off))
    }
  }
  return weights
}

/** How far a time is from the nearest of others, in minutes, around midnight too. */
function nearest(minutes: number, others: readonly number[]): number {
  const distances = others.map((other) => {
    const apart = Math.abs(other - minutes)
    return Math.min(apart, 1440 - apart)
  })
  return Math.min(1440, ...distances)
}

function farthest(times: readonly number[], others: readonly number[]): number {
  const [first = 0] = times.toSorted((a, b) => nearest(b, others) - nearest(a, others))
  return first
}
