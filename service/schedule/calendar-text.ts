/** A line of iCalendar has at most 75 octets, without its end (RFC 5545, 3.1). */
const lineOctets = 75

/** A value of type TEXT: what separates is escaped, a line break is `\n`, other control characters are left out (3.3.11). */
export function calendarText(value: string): string {
  return (
    value
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that a line must not have.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .toWellFormed()
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** An instant as DATE-TIME in UTC, form 2 of 3.3.5: it needs no VTIMEZONE. */
export function calendarInstant(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Lines as they are sent: folded between characters, never within one, and ended by CRLF. */
export function calendarLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    // The space that continues a line counts, too.
    if (octets + size > lineOctets - (parts.length > 0 ? 1 : 0)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
