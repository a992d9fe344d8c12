import { type Logger, pino } from 'pino'

/** What looks like a key, a webhook secret, a claim token or a bearer header never reaches a log line. */
const secretShapes = /service_agent_[0-9A-Za-z]{8,}|whsec_[0-9A-Za-z+/=]{8,}|cl[ma]_[\w-]{8,}|Bearer +\S+/g

/** Structured logs on standard output, one JSON object a line, with secrets blanked wherever they stand. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: { service: 'masthead' } },
    {
      write(line: string) {
        process.stdout.write(line.replaceAll(secretShapes, '[secret]'))
      },
    },
  )
}
