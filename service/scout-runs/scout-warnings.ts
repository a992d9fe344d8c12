import type { ScoutForum, ScoutItem } from '#contract/scout-results.ts'

/** What a reader of the results should know before trusting them. */
export function scoutWarnings(
  items: readonly ScoutItem[],
  forums: readonly ScoutForum[],
  setAside: Readonly<Record<string, number>>,
): string[] {
  const foreign = items.filter(({ parts }) => parts.some(({ value }) => value === null)).length
  const failed = forums.filter(({ status }) => status === 'failed')
  return [
    ...failed.map(({ name, reason }) => `r/${name} could not be read to the end: ${reason}`),
    ...(foreign > 0
      ? [
          `${foreign} of ${items.length} posts are not in English: their kind, severity and intent were not judged.`,
        ]
      : []),
    ...(items.length === 0
      ? [
          setAside.too_old
            ? 'Everything that fits the query is more than two years old. Try other words or forums.'
            : 'Nothing fits the query. Try fewer words, or other forums.',
        ]
      : []),
  ]
}
