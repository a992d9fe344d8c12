/** JSON with the place of every value, in characters from the start of the text. */
export type JsonNode =
  | { kind: 'object'; at: number; members: JsonProperty[] }
  | { kind: 'array'; at: number; items: JsonNode[] }
  | { kind: 'string'; at: number; value: string }
  | { kind: 'number'; at: number; value: number }
  | { kind: 'boolean'; at: number; value: boolean }
  | { kind: 'null'; at: number }

export type JsonProperty = { name: string; at: number; value: JsonNode }

/** Why a text is no JSON (RFC 8259), where, and what to write instead. */
export class JsonMistake extends Error {
  readonly at: number
  readonly code: string
  readonly fix: string

  constructor(code: string, at: number, message: string, fix: string) {
    super(message)
    this.name = 'JsonMistake'
    this.code = code
    this.at = at
    this.fix = fix
  }
}

const deepest = 60
const maxValues = 50_000

/** @throws {JsonMistake} at the first mistake, and for what is nested deeper than 60 levels or has over 50,000 values */
export function parsePlacedJson(text: string): JsonNode {
  let at = 0
  let values = 0
  const space = /\s*/y
  const skip = () => {
    space.lastIndex = at
    space.test(text)
    at = space.lastIndex
    rejectComment()
  }
  const rejectComment = () => {
    if (text.startsWith('//', at) || text.startsWith('/*', at))
      throw new JsonMistake('json_comment', at, 'JSON knows no comments.', 'Delete the comment.')
    if (text.startsWith('<!--', at) || text.startsWith('<![CDATA[', at))
      throw new JsonMistake(
        'json_comment',
        at,
        'An HTML comment or CDATA mark stands in the JSON.',
        'Delete the mark.',
      )
  }
  const value = (depth: number): JsonNode => {
    if (depth > deepest)
      throw new JsonMistake(
        'json_too_deep',
        at,
        `The JSON is nested deeper than ${deepest} levels.`,
        'Describe fewer things within one another; refer to them by @id.',
      )
    values += 1
    if (values > maxValues)
      throw new JsonMistake(
        'json_too_large',
        at,
        `The JSON has more than ${maxValues.toLocaleString('en')} values.`,
        'Describe what this page is about, and no more.',
      )
    skip()
    const begin = at
    const char = text[at]
    if (char === '{') return object(begin, depth)
    if (char === '[') return array(begin, depth)
    if (char === '"') return { kind: 'string', at: begin, value: string() }
    const word = wordAt(text, at)
    at += word.length
    if (word === 'true' || word === 'false') return { kind: 'boolean', at: begin, value: word === 'true' }
    if (word === 'null') return { kind: 'null', at: begin }
    if (/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word))
      return { kind: 'number', at: begin, value: Number(word) }
    at = begin
    throw badValue(text, at, word)
  }
  const object = (begin: number, depth: number): JsonNode => {
    const members: JsonProperty[] = []
    at += 1
    skip()
    while (text[at] !== '}') {
      if (text[at] !== '"') throw badName(text, at)
      const nameAt = at
      const name = string()
      skip()
      if (text[at] !== ':')
        throw new JsonMistake(
          'json_colon',
          at,
          `A colon is missing after ${quoted(name)}.`,
          `Write ${quoted(name)}: and the value.`,
        )
      at += 1
      members.push({ name, at: nameAt, value: value(depth + 1) })
      nextOrEnd('}', 'object')
    }
    at += 1
    return { kind: 'object', at: begin, members }
  }
  const array = (begin: number, depth: number): JsonNode => {
    const items: JsonNode[] = []
    at += 1
    skip()
    while (text[at] !== ']') {
      items.push(value(depth + 1))
      nextOrEnd(']', 'list')
    }
    at += 1
    return { kind: 'array', at: begin, items }
  }
  const nextOrEnd = (end: '}' | ']', what: string) => {
    skip()
    if (text[at] === end) return
    if (text[at] !== ',') throw badSeparator(text, at, end, what)
    const comma = at
    at += 1
    skip()
    if (text[at] === end)
      throw new JsonMistake(
        'json_trailing_comma',
        comma,
        'A comma stands after the last entry.',
        'Delete the last comma.',
      )
  }
  const string = (): string => {
    const begin = at
    at += 1
    for (;;) {
      const stop = stringStop(text, at)
      if (stop === -1)
        throw new JsonMistake(
          'json_unclosed_text',
          begin,
          'A text is never closed.',
          'Close it with a straight quotation mark.',
        )
      if (text[stop] === '\\') at = stop + 2
      else if (text[stop] === '"') {
        at = stop + 1
        break
      } else
        throw new JsonMistake(
          'json_line_break',
          stop,
          'A line break or tab stands inside a text.',
          'Write \\n for a line break and \\t for a tab.',
        )
    }
    try {
      // Its end is known: only escapes can be wrong in it.
      return String(JSON.parse(text.slice(begin, at)))
    } catch {
      throw new JsonMistake(
        'json_escape',
        begin,
        'A backslash in a text begins no known escape.',
        'Write \\\\ for a backslash, \\" for a quotation mark.',
      )
    }
  }
  const whole = value(0)
  skip()
  if (text[at] === ';')
    throw new JsonMistake('json_semicolon', at, 'A semicolon stands after the JSON.', 'Delete the semicolon.')
  if (at < text.length)
    throw new JsonMistake(
      'json_extra',
      at,
      'Something stands after the end of the JSON.',
      'Put several things into one list: [ { … }, { … } ].',
    )
  return whole
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what JSON forbids in a text
const stops = /["\\\u0000-\u001f]/g

function stringStop(text: string, from: number): number {
  stops.lastIndex = from
  return stops.exec(text)?.index ?? -1
}

function wordAt(text: string, at: number): string {
  return /[^\s,:{}[\]"]{1,200}/y.exec(text.slice(at, at + 200))?.[0] ?? ''
}

function badValue(text: string, at: number, word: string): JsonMistake {
  if (at >= text.length)
    return new JsonMistake('json_end', at, 'The JSON ends in the middle.', 'Close every brace and bracket.')
  if (word.startsWith("'") || /^[“”„‘’]/.test(word))
    return new JsonMistake(
      'json_quotes',
      at,
      'The text stands in the wrong quotation marks.',
      'Write straight double quotation marks: "…".',
    )
  if (/^&(quot|#34|#x22);/.test(word))
    return new JsonMistake(
      'json_entities',
      at,
      'The quotation marks are written as HTML entities.',
      'Write " instead of &quot;.',
    )
  if (/^(undefined|NaN|Infinity|None|True|False)$/.test(word))
    return new JsonMistake(
      'json_word',
      at,
      `${word} is no value in JSON.`,
      'Write true, false or null, or leave the property out.',
    )
  return new JsonMistake(
    'json_value',
    at,
    'A value is missing here, or is none.',
    'Write a text in "…", a number, true, false, a list or an object.',
  )
}

function badName(text: string, at: number): JsonMistake {
  if (at >= text.length)
    return new JsonMistake('json_end', at, 'The JSON ends in the middle.', 'Close every brace and bracket.')
  return new JsonMistake(
    'json_name',
    at,
    'A name must stand in straight double quotation marks.',
    'Write "name": value.',
  )
}

function badSeparator(text: string, at: number, end: string, what: string): JsonMistake {
  if (at >= text.length)
    return new JsonMistake('json_end', at, `The ${what} is never closed.`, `Close it with ${end}.`)
  return new JsonMistake(
    'json_comma',
    at,
    `A comma or the end of the ${what} is missing here.`,
    `Write a comma before it, or ${end} to end the ${what}.`,
  )
}

function quoted(text: string): string {
  return `"${text.slice(0, 60)}"`
}
