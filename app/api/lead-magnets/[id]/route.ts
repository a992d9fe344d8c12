import { getLeadMagnet } from '#lib/agent-api/lead-magnets.ts'
import { answerJson } from '#lib/session-route.ts'

/** Polled by the page of the lead magnet and by the job tray. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  return answerJson((session) => getLeadMagnet(session, id))
}
