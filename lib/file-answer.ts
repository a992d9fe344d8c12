import 'server-only'
import { retryOnRateLimit } from './agent-api/retry-on-rate-limit.ts'
import type { AgentSession } from './agent-session.ts'
import { runAction } from './session-action.ts'
import { problemAnswer } from './session-route.ts'

type FileHeaders = { name: string; type?: string; disposition?: 'attachment' | 'inline' }

/** A file response for the signed-in user; a download by default. */
export function fileAnswer(
  body: BodyInit | null,
  { name, type = 'text/csv; charset=utf-8', disposition = 'attachment' }: FileHeaders,
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

/** Makes a file for who is signed in, or says why there is none. */
export async function answerFile(make: (session: AgentSession) => Promise<Response>): Promise<Response> {
  const result = await runAction(make)
  return result.ok ? result.data : problemAnswer(result.problem)
}

/** The name of a file that holds what a list is today. */
export function datedName(what: string): string {
  return `${what}-${new Date().toISOString().slice(0, 10)}.csv`
}

const rowsPerCall = 100

type ListFile<Row> = {
  what: string
  header: string
  csv: (rows: readonly Row[]) => string
  /** Rows after the first `maxRows` are left out. */
  maxRows?: number
  readPage: (
    caller: { key: string },
    page: { limit: number; offset: number },
  ) => Promise<{ rows: readonly Row[]; total: number }>
}

/** A list as CSV, written as it is read, however long it is. */
export function answerCsv<Row>(
  signal: AbortSignal,
  { what, header, csv, maxRows = Number.POSITIVE_INFINITY, readPage }: ListFile<Row>,
): Promise<Response> {
  return answerFile(async (session) => {
    const readFrom = (offset: number) => readPage(session, { limit: rowsPerCall, offset })
    const first = await readFrom(0)
    const total = Math.min(maxRows, first.total)
    const encoder = new TextEncoder()
    let offset = first.rows.length
    const file = new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(header + csv(first.rows))),
      async pull(controller) {
        if (offset >= total) return controller.close()
        const { rows } = await retryOnRateLimit(signal, () => readFrom(offset))
        offset += rows.length
        // A list that shrinks while it is read ends early.
        if (rows.length === 0) return controller.close()
        controller.enqueue(encoder.encode(csv(rows)))
      },
    })
    return fileAnswer(file, { name: datedName(what) })
  })
}
