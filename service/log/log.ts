import { type Logger, pino } from 'pino'
import { findOutage } from './outage.ts'

/** A key, a webhook secret, a claim token or a bearer header. */
const secretShapes = /service_agent_[0-9A-Za-z]{8,}|whsec_[0-9A-Za-z+/=]{8,}|cl[ma]_[\w-]{8,}|Bearer +\S+/g

/** During an outage every request and job fails alike: one line a minute says so, with the number of the others. */
const outageLineMs = 60_000

/** Structured logs on standard output, one JSON object per line, with secrets redacted everywhere. */
export function createLog(level: string, write: (line: string) => void = writeSoon): Logger {
  const outages = new Map<string, { loggedAt: number; omitted: number }>()
  return pino(
    {
      level,
      base: { service: 'masthead' },
      serializers: { err: describeError },
      hooks: {
        logMethod(input, method) {
          const [details] = input
          const error: unknown = isObject(details) ? details.err : undefined
          const part = findOutage(error)
          if (!part) return method.apply(this, input)
          const last = outages.get(part)
          if (last && performance.now() - last.loggedAt < outageLineMs) {
            last.omitted += 1
            return
          }
          outages.set(part, { loggedAt: performance.now(), omitted: 0 })
          const omitted = last?.omitted ?? 0
          method.call(this, { reason: describeError(error).message, omitted }, `${part} unavailable`)
        },
      },
    },
    {
      write(line: string) {
        write(redactSecrets(line))
      },
    },
  )
}

let unwritten = ''
const writeAll = () => {
  if (unwritten !== '') process.stdout.write(unwritten)
  unwritten = ''
}
process.on('exit', writeAll)

/** The lines of one turn of the loop in one write, which takes as long as a query does. */
function writeSoon(line: string): void {
  if (unwritten === '') setImmediate(writeAll)
  unwritten += line
}

/** The text without what looks like a secret. Whatever leaves for a log or a collector passes through this. */
export function redactSecrets(text: string): string {
  return text.replaceAll(secretShapes, '[secret]')
}

type DescribedError = { type: string; message: string; code?: unknown; stack?: string | undefined }

/**
 * A driver's error carries its whole client, and a failed query its SQL with every parameter, binary ones too: neither
 * belongs into a log or a trace. What the database said is its cause.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const told = error.message.startsWith('Failed query:') && error.cause instanceof Error ? error.cause : error
  return {
    type: told.name,
    message: told.message,
    ...('code' in told && { code: told.code }),
    stack: error.stack?.match(/^ {4}at .+$/gm)?.join('\n'),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
