import type { Delivery } from '#contract/deliveries.ts'
import { statusPhrases } from '#contract/status-phrases.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { visibleText } from './visible-text.ts'

export type DeliveryOutcome = {
  /** What became of it, in one sentence. */
  title: string
  /** What the receiver's side can do; absent where nothing has to be done. */
  advice?: string
}

/**
 * What happened to a delivery, in words.
 * @param name how its endpoint is called
 * @param worked when the endpoint last accepted anything, in words
 */
export function deliveryOutcome(delivery: Delivery, name: string, worked?: string): DeliveryOutcome {
  const {
    status,
    attempts,
    reason,
    last_http_status: httpStatus,
    last_error: error,
    duration_ms: ms,
  } = delivery
  const answered = answerWords(httpStatus, error && visibleText(error))
  switch (status) {
    case 'queued':
      return { title: `Waiting to be sent to ${name}` }
    case 'delivering':
      return { title: `Sending to ${name} now` }
    case 'delivered':
      return {
        title: [
          `${name} accepted it`,
          attempts > 1 && `on attempt ${formatNumber(attempts)}`,
          ms !== undefined && `in ${formatNumber(ms)} ms`,
        ]
          .filter(Boolean)
          .join(' '),
      }
    case 'failed':
      return {
        title: [`Attempt ${formatNumber(attempts)} failed: ${name}`, answered].filter(Boolean).join(' '),
        advice: adviceFor(httpStatus, error, worked),
      }
    case 'dead_lettered':
      return deadLetterOutcome(reason, {
        name,
        attempts,
        isTest: delivery.test === true,
        answered,
        advice: adviceFor(httpStatus, error, worked),
      })
    default:
      return { title: `${visibleText(status) || 'Unknown'}: ${name}` }
  }
}

function deadLetterOutcome(
  reason: string | undefined,
  told: {
    name: string
    attempts: number
    isTest: boolean
    answered: string | undefined
    advice: string | undefined
  },
): DeliveryOutcome {
  const { name, attempts, isTest, answered, advice } = told
  if (reason === 'endpoint_disabled')
    return {
      title:
        attempts === 0
          ? `${name} was disabled`
          : `Stopped after ${formatCount(attempts, 'attempt')}: ${name} was disabled`,
    }
  if (reason === 'endpoint_gone')
    return {
      title: `${name} is gone, so no more attempts are made`,
      advice: 'Add the new URL as an endpoint, or resend if the old one works again.',
    }
  if (attempts === 0) return { title: `No attempt was made to reach ${name}` }
  const one = isTest ? 'The test failed' : 'The attempt failed'
  const all = attempts > 1 ? `All ${formatCount(attempts, 'attempt')} failed` : one
  return { title: [`${all}: ${name}`, answered].filter(Boolean).join(' '), ...(advice && { advice }) }
}

/** What came back; undefined where the server does not say. */
function answerWords(httpStatus: number | undefined, error: string | undefined): string | undefined {
  if (httpStatus !== undefined) return `returned ${statusWords(httpStatus)}`
  if (!error) return undefined
  return /longer than/.test(error) ? "didn't respond in time" : "couldn't be reached"
}

/** `503 Service Unavailable`. */
export function statusWords(status: number): string {
  const phrase = Object.entries(statusPhrases).find(([code]) => Number(code) === status)?.[1] ?? more[status]
  return phrase ? `${status} ${phrase}` : String(status)
}

const more: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
}

/** Of a host that has worked, the spelling is right. */
const unknownHost = /^No site found at (\S+)\. Check the spelling\.$/

/** What an endpoint answered last, in a sentence for its page; undefined before the first attempt. */
export function lastFailureWords(
  { last_http_status: httpStatus, last_error: error }: Pick<Delivery, 'last_http_status' | 'last_error'>,
  worked: string | undefined,
): string | undefined {
  return httpStatus === undefined
    ? error && adviceFor(undefined, error, worked)
    : `Responded with ${statusWords(httpStatus)}`
}

function adviceFor(
  httpStatus: number | undefined,
  error: string | undefined,
  worked: string | undefined,
): string | undefined {
  const [, host] = unknownHost.exec(error ?? '') ?? []
  if (httpStatus === undefined && host !== undefined && worked !== undefined)
    return `${visibleText(host)} answered until ${worked}; the name no longer resolves. Ask the person who runs it.`
  // What went wrong on the way says what to do, and is said nowhere else.
  if (httpStatus === undefined) return error && visibleText(error)
  if (httpStatus === 401 || httpStatus === 403)
    return 'Check the signing secret and the access rules of the receiver, then resend.'
  if (httpStatus === 404 || httpStatus === 410)
    return 'The URL leads nowhere. Correct it at the endpoint, then resend.'
  if (httpStatus === 429) return 'The receiver limits how much it accepts. Later attempts may get through.'
  if (httpStatus >= 300 && httpStatus < 400) return 'Use the URL it redirects to.'
  if (httpStatus >= 500) return 'The receiver has an error. Its log at the time of the attempt says more.'
  return 'The receiver rejects this request. Its response says why.'
}
