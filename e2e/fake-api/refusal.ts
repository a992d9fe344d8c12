/** An error answer of the stand-in (Errors); thrown by an answer, sent by the server. */
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
