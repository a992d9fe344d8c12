/** An error response of the fake API (Errors); thrown by a handler, sent by the server. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, error: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.body = { error, message, ...more }
  }
}

export function rejectUnknown(): Refusal {
  return new Refusal(404, 'Not Found', 'Unknown.')
}
