import { getBrandScan } from '#lib/agent-api/brand-scans.ts'
import { answerJson } from '#lib/session-route.ts'

/** Polled by the scan's page, by lists without a list operation, and by the job tray. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  return answerJson((session) => getBrandScan(session, id))
}
