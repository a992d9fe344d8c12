/** Why a run cannot succeed. The run ends with this message, and its credits are released. */
export class RunFailure extends Error {
  /** Machine-readable, for example `site_unreachable`. */
  readonly reason: string
  /** The final status of its row: `failed`, or another end without a result, such as `blocked`. */
  readonly status: string

  constructor(reason: string, message: string, status = 'failed') {
    super(message)
    this.name = 'RunFailure'
    this.reason = reason
    this.status = status
  }
}
