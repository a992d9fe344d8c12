import type { ErrorCode } from './generated/error-code.ts'
import type { ErrorDetail, HeldBy, TopUp } from './generated/schema.ts'

/** The service answered with an error. The members are those of RFC 9457, and what Masthead adds to them. */
export class MastheadError extends Error {
  override readonly name = 'MastheadError'
  /** `about:blank`, or the address that explains the kind of problem. */
  readonly type: string
  /** The phrase of the status, for example `Payment Required`. */
  readonly title: string
  readonly status: number
  readonly detail: string
  /** Stable name in snake_case, for example `insufficient_credits`: branch on this. */
  readonly code: ErrorCode | (string & {}) | undefined
  /** The page of the documentation on this kind of error. */
  readonly docUrl: string | undefined
  /** Quote it when you report a problem. */
  readonly requestId: string | undefined
  /** The invalid fields of a 400. */
  readonly details: readonly ErrorDetail[]
  /** What the service says besides, such as fields that it does not know and what they were probably meant to be. */
  readonly warnings: readonly string[]
  /** Of a 402: credits that the call needs. */
  readonly creditsRequired: number | undefined
  /** Of a 402: credits that are available now. */
  readonly balance: number | undefined
  /** Of a 402: credits that running jobs reserve; what they do not use is available again when they end. */
  readonly held: number | undefined
  /** Of a 402: those jobs, oldest first. With what they reserve the call may be affordable once they have ended. */
  readonly heldBy: readonly HeldBy[]
  /** Of a 402: what to buy, and where. */
  readonly topup: TopUp | undefined
  /** Seconds to wait, where the service said so. */
  readonly retryAfter: number | undefined
  /** The whole body; text when it was not JSON. */
  readonly body: unknown

  constructor(response: { status: number; statusText: string; headers: Headers }, body: unknown) {
    const members = isRecord(body) ? body : {}
    const detail = text(members.detail) ?? text(members.message) ?? (response.statusText || 'Request failed')
    super(`${response.status} ${detail}`)
    this.status = response.status
    this.detail = detail
    this.type = text(members.type) ?? 'about:blank'
    this.title = text(members.title) ?? text(members.error) ?? response.statusText
    this.code = text(members.code)
    this.requestId = text(members.request_id) ?? response.headers.get('request-id') ?? undefined
    this.details = Array.isArray(members.details) ? members.details.filter(isDetail) : []
    this.warnings = Array.isArray(members.warnings)
      ? members.warnings.filter((one) => typeof one === 'string')
      : []
    this.docUrl = text(members.doc_url) ?? (this.type === 'about:blank' ? undefined : this.type)
    this.balance = amount(members.balance)
    this.held = amount(members.held)
    this.heldBy = Array.isArray(members.held_by) ? members.held_by.filter(isHeldBy) : []
    this.creditsRequired = number(members.credits_required)
    this.topup = isTopUp(members.topup) ? members.topup : undefined
    this.retryAfter = number(members.retry_after) ?? number(Number(response.headers.get('retry-after') ?? ''))
    this.body = body
  }
}

/** No answer came at all: nothing listens at the address, or the way there is closed. `cause` is what `fetch` threw. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly url: string

  constructor(url: string, cause: unknown) {
    const { origin } = new URL(url)
    const advice = 'Check that the service is running there and that `baseUrl` is its address.'
    super(`No answer from ${origin}: ${reasonOf(cause)}. ${advice}`, { cause })
    this.url = url
  }
}

/** `fetch` says only that it failed; why is in its cause, which on Node may be several errors with a code and no message. */
function reasonOf(thrown: unknown): string {
  if (!isRecord(thrown)) return String(thrown)
  const { cause } = thrown
  const why = isRecord(cause) ? (text(cause.message) ?? text(cause.code)) : undefined
  return why ?? text(thrown.message) ?? 'the request failed'
}

/** What was waited for ended as `failed`. `record` is its last state. */
export class JobFailedError<Job = unknown> extends Error {
  override readonly name = 'JobFailedError'
  readonly record: Job

  constructor(record: Job) {
    const reason = isRecord(record)
      ? (text(record.error) ?? text(record.error_message) ?? text(record.message))
      : undefined
    const code = isRecord(record) ? text(record.reason) : undefined
    super(reason ?? (code === undefined ? 'The job failed.' : `The job failed: ${code}.`))
    this.record = record
  }
}

/** A webhook that must not be believed: its signature, its time or its form is wrong. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Of credits, where none is an amount, too. */
function amount(value: unknown): number | undefined {
  return value === 0 ? 0 : number(value)
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}

function isDetail(value: unknown): value is ErrorDetail {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'
}

function isTopUp(value: unknown): value is TopUp {
  return isRecord(value) && typeof value.topup_url === 'string'
}

function isHeldBy(value: unknown): value is HeldBy {
  return isRecord(value) && typeof value.run_id === 'string' && typeof value.credits === 'number'
}
