export type ParsedCalendar = {
  properties: Record<string, string>
  events: Record<string, string>[]
}

const contentLine = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=[^";:,]+)*):(.*)$/su
const textProperties = new Set(['SUMMARY', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'CATEGORIES'])

/**
 * Reads iCalendar as strictly as RFC 5545 is written (3.1, 3.3.11, 3.4, 3.6.1), for tests of what is sent.
 * @throws {Error} naming the first thing that the grammar does not allow
 */
export function parseCalendar(source: string): ParsedCalendar {
  if (!source.endsWith('\r\n')) throw new Error('The last line has no end.')
  const lines = source.slice(0, -2).split('\r\n')
  const bad = lines.find(
    (line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75 || !line.isWellFormed(),
  )
  if (bad !== undefined) throw new Error(`A line is broken or too long: ${bad}`)
  const unfolded = lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
  const calendar: ParsedCalendar = { properties: {}, events: [] }
  const open: string[] = []
  for (const line of unfolded) {
    const [, name = '', , value = ''] = contentLine.exec(line) ?? []
    if (name === '') throw new Error(`This is no content line: ${line}`)
    if (name === 'BEGIN') {
      if (value !== (open.length === 0 ? 'VCALENDAR' : 'VEVENT') || open.length > 1)
        throw new Error(`${value} does not begin here.`)
      open.push(value)
      if (value === 'VEVENT') calendar.events.push({})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} does not end here.`)
    } else {
      const target = open.at(-1) === 'VEVENT' ? calendar.events.at(-1) : calendar.properties
      if (!target || open.length === 0) throw new Error(`${name} stands outside.`)
      if (name in target) throw new Error(`${name} stands twice.`)
      target[name] = textProperties.has(name) ? readText(value) : value
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} has no end.`)
  for (const name of ['VERSION', 'PRODID']) if (!(name in calendar.properties)) throw new Error(`No ${name}.`)
  for (const event of calendar.events) {
    for (const name of ['UID', 'DTSTAMP', 'DTSTART']) if (!event[name]) throw new Error(`No ${name}.`)
    for (const name of ['DTSTAMP', 'DTSTART'])
      if (!/^\d{8}T\d{6}Z$/.test(event[name] ?? '')) throw new Error(`${name} is no instant in UTC.`)
  }
  return calendar
}

/** A value of type TEXT: separators are escaped, and nothing else is. */
function readText(value: string): string {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`A separator is not escaped: ${value}`)
  if (!/^(?:[^\\]|\\[\\;,nN])*$/su.test(value)) throw new Error(`An escape is none: ${value}`)
  return value.replaceAll(/\\([\\;,nN])/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}
