import { ConnectionError, JobFailedError, MastheadError } from '../client/src/index.ts'
import { creditsOf } from './agree-on-price.ts'
import { command } from './command.ts'
import { howToNameService } from './saved-key.ts'
import type { Surroundings } from './surroundings.ts'
import { NoKeyError, TooFewCreditsError, UnknownPathError, UsageError } from './usage-error.ts'

/** What is said of an error, and the exit code of the program. `nameField` says a field of the API as it was typed. */
export function explainError(
  error: unknown,
  env: Surroundings['env'],
  nameField: (path: string) => string,
): { code: number; message: string } {
  if (error instanceof UsageError) return { code: 2, message: error.message }
  if (error instanceof NoKeyError) return { code: 3, message: error.message }
  if (error instanceof TooFewCreditsError) return { code: 4, message: error.message }
  if (error instanceof UnknownPathError)
    return { code: 2, message: error.words ?? explainAnswer(error.answer, env, nameField).message }
  // A success is an error only where what answers is a web page.
  if (error instanceof SyntaxError || (error instanceof MastheadError && error.status < 300))
    return { code: 1, message: `What answers at this address is no Masthead service.\n${howToNameService}` }
  if (error instanceof MastheadError) return explainAnswer(error, env, nameField)
  if (error instanceof JobFailedError)
    return { code: 1, message: `${error.message}${chargeOf(error.record)}` }
  if (error instanceof ConnectionError) {
    const why = whyUnreachable(error.cause instanceof Error ? error.cause.cause : undefined)
    return {
      code: 1,
      message: `${new URL(error.url).origin} cannot be reached: ${why}. Is the service running there?\n${howToNameService}`,
    }
  }
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return { code: 1, message: `${error instanceof Error ? error.message : String(error)}${cause}` }
}

/** An error for a program: what the service answered, or the sentence for a person where nothing did. */
export function errorJson(error: unknown, message: string): { error: Record<string, unknown> } {
  if (error instanceof UnknownPathError) return errorJson(error.answer, message)
  if (error instanceof TooFewCreditsError) return { error: { message, ...missingCredits(error.price) } }
  if (error instanceof UsageError) return { error: { message, code: 'usage' } }
  if (!(error instanceof MastheadError)) return { error: { message } }
  const { status, code, requestId, details, warnings, docUrl, creditsRequired } = error
  return {
    error: {
      message: error.detail,
      status,
      ...(code !== undefined && { code }),
      ...(requestId !== undefined && { request_id: requestId }),
      ...(details.length > 0 && { details }),
      ...(warnings.length > 0 && { warnings }),
      ...(creditsRequired !== undefined && {
        credits_required: creditsRequired,
        balance: error.balance,
        held: error.held,
        held_by: error.heldBy,
        topup: error.topup,
      }),
      ...(docUrl !== undefined && { doc_url: docUrl }),
    },
  }
}

/** The members of a 402, as the service would have answered what was not sent. */
function missingCredits(price: TooFewCreditsError['price']): Record<string, unknown> {
  const { credits_required: required, balance_after: left, held, topup } = price
  const balance = required + left
  return { code: 'insufficient_credits', credits_required: required, balance, held, topup }
}

function explainAnswer(
  error: MastheadError,
  env: Surroundings['env'],
  nameField: (path: string) => string,
): { code: number; message: string } {
  const request = error.requestId && `Request ${error.requestId}`
  if (error.status === 401 && (error.code ?? 'unauthorized') === 'unauthorized') {
    const advice = env.MASTHEAD_KEY
      ? `It is the one of MASTHEAD_KEY. Set another, or remove the variable and run: ${command} claim you@example.com`
      : `For a new one run: ${command} claim you@example.com`
    const says = 'The service does not accept the key: it is unknown, or was replaced or revoked.'
    return { code: 3, message: [says, advice, request].filter(Boolean).join('\n') }
  }
  let { detail } = error
  const fields: string[] = []
  for (const { path, message } of error.details) {
    const [sent, typed] = [`${path}: ${message}`, `${nameField(path)}: ${message}`]
    // Most sentences name the fields already.
    if (detail.includes(sent)) detail = detail.replaceAll(sent, () => typed)
    else fields.push(`  ${typed}`)
  }
  const message = [detail, ...fields, ...error.warnings, error.topup?.topup_url, request]
    .filter(Boolean)
    .join('\n')
  return { code: codeOf(error), message }
}

/** Input that the service refuses was typed, as much as what is refused before it is sent. */
function codeOf({ status, code }: MastheadError): number {
  if (status === 401) return 3
  if (status === 402) return 4
  return status === 400 && code === 'invalid_request' ? 2 : 1
}

type Charge = { credits_used?: unknown; credits_charged?: unknown }

/** What a failed job was charged, where its record says so. */
function chargeOf(record: unknown): string {
  const { credits_charged: charged, credits_used: used = charged }: Charge = Object(record)
  if (typeof used !== 'number') return ''
  return used === 0 ? '\nNothing was charged.' : `\n${creditsOf(used)} charged.`
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOTFOUND: 'nobody knows the name in its address',
  EAI_AGAIN: 'the name in its address cannot be looked up now',
  ETIMEDOUT: 'nothing answers in time',
  UND_ERR_CONNECT_TIMEOUT: 'nothing answers in time',
  UND_ERR_HEADERS_TIMEOUT: 'it does not answer in time',
  EHOSTUNREACH: 'there is no way to its address from here',
  ENETUNREACH: 'there is no way to its address from here',
  ECONNRESET: 'the connection broke off',
  UND_ERR_SOCKET: 'the connection broke off',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https, so its address begins with http',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak https, so its address begins with http',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody whom this machine trusts',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody whom this machine trusts',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody whom this machine trusts',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

/** The code of Node or undici in words; a code without some is shown as it is. */
function whyUnreachable(cause: unknown): string {
  if (!(cause instanceof Error)) return 'it does not answer'
  // The fetch standard closes the ports of mail, of the X Window System and others to every program that uses it.
  if (cause.message === 'bad port') return 'the port in its address is closed to web requests'
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return reasons[code] ?? (cause.message || code || 'it does not answer')
}
