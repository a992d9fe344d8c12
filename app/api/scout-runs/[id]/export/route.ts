import { readScoutResults } from '#components/scout-runs/read-scout-results.ts'
import { scoutItemsCsv } from '#components/scout-runs/scout-items-csv.ts'
import { getScoutRun } from '#lib/agent-api/scout-runs.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

/** The posts that a run found, as a file. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const run = await runAction((session) => getScoutRun(session, id))
  if (!run.ok) return problemAnswer(run.problem)
  return new Response(scoutItemsCsv(readScoutResults(run.data)?.items ?? []), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="scout-${id.slice(0, 8)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
