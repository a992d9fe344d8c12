import { getScoutRun } from '#lib/agent-api/scout-runs.ts'
import { answerJson } from '#lib/session-route.ts'

/** Polled by the page of the run and by the job tray. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  return answerJson((session) => getScoutRun(session, id))
}
