import { ScoutResults } from '#contract/scout-results.ts'
import type { ScoutRun } from '#contract/scout-runs.ts'

/** The results in the shape that our service gives them; undefined where another one has a shape of its own. */
export function readScoutResults({ results }: Pick<ScoutRun, 'results'>): ScoutResults | undefined {
  return ScoutResults.safeParse(results).data
}
