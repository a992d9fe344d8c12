import type { Sent } from '#contract/always-sent.ts'
import type { ScoutForum, ScoutItem } from '#contract/scout-results.ts'

/** What a reader of the results should know before trusting them. */
export function scoutWarnings(
  items: readonly Sent<typeof ScoutItem>[],
  forums: readonly ScoutForum[],
  setAside: Readonly<Record<string, number>>,
): string[] {
  const foreign = items.filter(({ parts }) => parts.some(({ value }) => value === null)).length
  const failed = forums.filter(({ status }) => status === 'failed')
  return [
    ...failed.map(({ name, reason }) => `Couldn't read all of r/${name}: ${reason}`),
    ...(foreign > 0
      ? [
          `${foreign} of ${items.length} posts aren't in English. Their type, severity and intent weren't scored.`,
        ]
      : []),
    ...(items.length === 0
      ? [
          setAside.too_old
            ? 'All matching posts are more than 2 years old. Try other words or forums.'
            : 'No posts match the topic. Try fewer words, or other forums.',
        ]
      : []),
  ]
}
