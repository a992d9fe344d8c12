const minute = 60
const hour = 60 * minute

/** Seconds from one attempt of a delivery to the next, from the first on (Standard Webhooks 1.0.0, "Retries"). */
export const retryDelaysSeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** Whole days in which a delivery is tried. */
export const retryDays = Math.floor(
  retryDelaysSeconds.reduce<number>((sum, delay) => sum + delay, 0) / (24 * hour),
)

/** Whole days of nothing but failures after which an endpoint is disabled. */
export const failingDays = 5

const dayMs = 86_400_000

/**
 * Whether an endpoint whose deliveries fail needs a person: retries take care of one delivery that has failed for less
 * than a day.
 * @param failingSince milliseconds since 1970; undefined while it works
 * @param failed deliveries that failed and are retried
 * @param now milliseconds since 1970
 */
export function isFailing(failingSince: number | undefined, failed: number, now: number): boolean {
  return failingSince !== undefined && (failed > 1 || now - failingSince > dayMs)
}
