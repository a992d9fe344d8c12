import type { Context as Request } from 'hono'

/** What the frame notes on a request for its log line, its errors and its headers. */
export type HttpVariables = {
  requestId: string
  operationId?: string
  agentId?: string
  /** Instead of the path, where that is a secret. */
  loggedPath?: string
  /** The status that was sent, where a library answered by itself. */
  sentStatus?: number
  /** Set: the answer has the headers of the frame already. */
  framed?: true
  /** The header fields for the rate limit. */
  limits?: Record<string, string>
  /** The requests left of that limit. */
  limitRemaining?: number
}

/** One request as every handler of the service sees it. */
export type HttpRequest = Request<{ Variables: HttpVariables }>
