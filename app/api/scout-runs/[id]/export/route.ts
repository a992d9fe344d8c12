import { readScoutResults } from '#components/scout-runs/read-scout-results.ts'
import { scoutItemsCsv } from '#components/scout-runs/scout-items-csv.ts'
import { getScoutRun } from '#contract/scout-runs.ts'
import { call } from '#lib/agent-api/client.ts'
import { answerFile, fileAnswer } from '#lib/file-answer.ts'

/** The posts that a run found, as a file. */
export function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answerFile(async ({ key }) => {
    const { id } = await params
    const run = await call(getScoutRun, { params: { runId: id } }, { key })
    return fileAnswer(scoutItemsCsv(readScoutResults(run)?.items ?? []), {
      name: `scout-${id.slice(0, 8)}.csv`,
    })
  })
}
