/** Why a run cannot be done. It ends with these words, and its credits go back. */
export class RunFailure extends Error {
  /** Machine-readable, for example `site_unreachable`. */
  readonly reason: string
  /** How its row ends: `failed`, or another end without a result, such as `blocked`. */
  readonly status: string

  constructor(reason: string, message: string, status = 'failed') {
    super(message)
    this.name = 'RunFailure'
    this.reason = reason
    this.status = status
  }
}
