const levels = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warning'],
  [50, 'error'],
  [60, 'fatal'],
])

/**
 * @typedef {object} LogLine
 * @property {number} level as pino counts: 30 info, 40 warning, 50 error
 * @property {string} text for a person
 */

/**
 * Reads one line of a structured log.
 * @param {string} line
 * @returns {LogLine | undefined} undefined when the line is plain text
 */
export function readLogLine(line) {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, msg, err, request_id: requestId } = JSON.parse(line)
    if (typeof level !== 'number') return undefined
    const parts = [
      levels.get(level) ?? String(level),
      msg,
      err?.message,
      requestId && `(request ${requestId})`,
    ]
    return { level, text: parts.filter(Boolean).join(' ') }
  } catch {
    return undefined
  }
}
