import type { Sent } from '#contract/always-sent.ts'
import { ScoutResults } from '#contract/scout-results.ts'
import { CreateScoutRunInput, type ScoutRun } from '#contract/scout-runs.ts'
import type { WatchSnapshot } from '../../db/schema/watches.ts'
import { createScoutRun } from '../../scout-runs/create-scout-run.ts'
import { getScoutRun } from '../../scout-runs/get-scout-run.ts'
import { scoutRun } from '../../scout-runs/scout-run.ts'
import { checkScoutQuery, estimateScoutRun } from '../../scout-runs/scout-run-charge.ts'
import { foldSpaces } from '../fold-spaces.ts'
import { watchedKind } from '../watched-kind.ts'

/** Of 100: posts below it are often off the point. */
const notableScore = 60

/** A query in forums: the posts that no run had found before, as the run itself counts them. */
export const scoutRunWatch = watchedKind({
  input: CreateScoutRunInput,
  run: scoutRun,
  labelOf: ({ query }) => query.trim(),
  subjectKeyOf: (input) => subjectKey(input),
  check: checkScoutQuery,
  price: (ctx) => estimateScoutRun(ctx).creditsRequired,
  estimate: estimateScoutRun,
  start: async (tx, input) => (await createScoutRun(tx, input)).run_id,
  async read(ctx, runId) {
    const run = await getScoutRun(ctx, runId)
    return { subjectKey: subjectKey(run), snapshot: scoutSnapshot(run) }
  },
})

function subjectKey({
  query = '',
  subreddits = [],
}: {
  query?: string | undefined
  subreddits?: string[] | undefined
}): string {
  const forums = [...new Set(subreddits.map((name) => name.toLowerCase()))].toSorted()
  return [foldSpaces(query), ...forums].join(' r/')
}

/** A post that is gone from the results became old or fell behind others: that is no news. */
export function scoutSnapshot({ results }: Sent<typeof ScoutRun>): WatchSnapshot {
  const parsed = ScoutResults.safeParse(results)
  const items = parsed.success ? parsed.data.items : []
  return {
    facts: items.map(({ id, title, forum, permalink, score, seen_before }) => ({
      id,
      ...(seen_before !== true && { added: `“${title}” in r/${forum}, ${score} of 100` }),
      url: permalink,
      notable: score >= notableScore,
    })),
  }
}
