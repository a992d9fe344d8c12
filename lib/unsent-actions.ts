import { unsent } from './unsent.ts'

/** The name of the header by which Next marks the call of a server action. */
const actionHeader = 'next-action'
/** What Next answers such a call with: rows of React's own format. */
const actionType = 'text/x-component'

/**
 * Wraps `fetch` so that a server action that gets no answer returns a problem instead of throwing: offline, or while a
 * proxy stands before a dashboard that is gone. Every action answers an `ActionResult`, so each form and button says so
 * as it says any other failure, and keeps what was typed; thrown, it would end the page at its error boundary.
 * @param report.sent called after each action that was answered
 * @param report.unsent called after each that was not
 */
export function answerUnsentActions(
  send: typeof fetch,
  report: { sent: () => void; unsent: () => void },
): typeof fetch {
  return async (input, init) => {
    if (!new Headers(init?.headers).has(actionHeader)) return send(input, init)
    const answer = await send(input, init).catch(() => undefined)
    if (answer && !isGatewayError(answer)) {
      report.sent()
      return answer
    }
    report.unsent()
    // Row 0 is Next's envelope, whose member `a` is what the action returned: here, row 1.
    const rows = `0:{"a":"$@1"}\n1:${JSON.stringify({ ok: false, problem: unsent })}\n`
    return new Response(rows, { headers: { 'content-type': actionType } })
  }
}

function isGatewayError({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.get('content-type')?.startsWith(actionType)
}
