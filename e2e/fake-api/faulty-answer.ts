import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { OperationShape } from '#contract/operation.ts'
import { corruptResponse } from './corrupt-response.ts'
import type { Fault } from './faults.ts'

/** Longer than any page waits before it shows what is to come. */
const slowMs = 4_000

export type WireAnswer = { status: number; body: unknown }

/** What the document lets a refusal of this status look like (Errors). */
function refusalOf(
  fault: Fault,
): { status: number; body: object; headers?: Record<string, string> } | undefined {
  const status = Number.parseInt(fault, 10)
  if (Number.isNaN(status)) return undefined
  const body = { error: 'Told to fail', message: 'The server was told to fail.' }
  if (fault === '402') {
    const topup = {
      recommended_package_credits: 500,
      recommended_package_price_usd: 5,
      topup_url: 'https://desk.example/credits',
    }
    return { status, body: { ...body, credits_required: 20, topup } }
  }
  // Our own service names the record that is missing by a code; a stranger's server names nothing.
  if (fault === '404') return { status, body: { ...body, code: 'not_found' } }
  if (fault === '405') return { status, body: { error: 'Method Not Allowed' } }
  if (fault === '429') return { status, body: { ...body, retry_after: 2 }, headers: { 'retry-after': '2' } }
  return { status, body }
}

/**
 * Answers one call wrongly.
 * @param honest what the right answer is; asked for only where the fault needs one, or would come after the work was done
 */
export async function answerFaultily(
  response: ServerResponse,
  fault: Fault,
  operation: OperationShape,
  honest: () => Promise<WireAnswer>,
): Promise<void> {
  const refusal = refusalOf(fault)
  if (refusal) return sendJson(response, refusal.status, refusal.body, refusal.headers)
  if (fault === 'timeout') return
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Bad gateway</title>')
    return
  }
  if (fault === 'empty') {
    response.writeHead(200, { 'content-type': 'application/json' }).end()
    return
  }
  if (fault === 'bad_json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":')
    return
  }
  if (fault === 'other_shape') return sendJson(response, 200, [{ data: { items: 'none' } }, 7])
  if (fault === 'slow') await setTimeout(slowMs)
  const { status, body } = await honest()
  if (fault === 'slow') return sendJson(response, status, body)
  if (fault === 'cut') {
    const half = Buffer.from(JSON.stringify(body)).subarray(0, -1)
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': half.length + 1 })
    response.write(half, () => response.destroy())
    return
  }
  // A record under one member, as some servers answer everything.
  if (fault === 'wrapped') return sendJson(response, status, { data: body })
  const schema = operation.responses[status]
  sendJson(response, status, schema ? corruptResponse(schema, body, fault) : body)
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
