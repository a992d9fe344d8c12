import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

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

  /** @param subject what the message is about, where it names it */
  constructor(code: MistakeCode, at: number, subject = '') {
    const [message, fix] = mistakes[code]
    super(message.replace('%s', () => subject.slice(0, 60)))
    this.name = 'JsonMistake'
    this.code = code
    this.at = at
    this.fix = fix
  }
}

const maxDepth = 60
const maxValues = 50_000

const mistakes = {
  json_too_deep: [
    `The JSON is nested deeper than ${maxDepth} levels.`,
    'Reduce the nesting. Use @id to refer to other objects.',
  ],
  json_too_large: [
    `The JSON has more than ${maxValues.toLocaleString('en')} values.`,
    'Only describe what this page is about.',
  ],
  json_comment: ['JSON doesn’t allow comments or CDATA marks.', 'Delete the comment or mark.'],
  json_colon: ['Missing colon after "%s".', 'Write "name": and the value.'],
  json_trailing_comma: ['Trailing comma.', 'Delete the last comma.'],
  json_unclosed_text: ['Unclosed string.', 'Close it with a straight quotation mark.'],
  json_line_break: ['A line break or tab inside a string.', 'Write \\n for a line break and \\t for a tab.'],
  json_escape: ['Invalid escape sequence.', 'Write \\\\ for a backslash, \\" for a quotation mark.'],
  json_semicolon: ['Semicolon after the JSON.', 'Delete the semicolon.'],
  json_extra: [
    'Unexpected content after the end of the JSON.',
    'Put several objects into one list: [ { … }, { … } ].',
  ],
  json_end: ['The JSON ends unexpectedly.', 'Close every brace and bracket.'],
  json_quotes: ['The string uses the wrong quotation marks.', 'Write straight double quotation marks: "…".'],
  json_entities: ['The quotation marks are written as HTML entities.', 'Write " instead of &quot;.'],
  json_word: ['%s is not a JSON value.', 'Write true, false or null, or leave the property out.'],
  json_value: [
    'Missing or invalid value.',
    'Write a string in "…", a number, true, false, a list or an object.',
  ],
  json_name: ['Names need straight double quotation marks.', 'Write "name": value.'],
  json_comma: ['Missing comma or end.', 'Write a comma before it, or close with } or ].'],
} as const
type MistakeCode = keyof typeof mistakes

/** What the grammar allows next. */
type Expected = 'value' | 'name' | 'colon' | 'separator' | 'nothing'

/** @throws {JsonMistake} at the first mistake, and for what is nested deeper than 60 levels or has over 50,000 values */
export function parsePlacedJson(text: string): JsonNode {
  const top: JsonNode & { kind: 'array' } = { kind: 'array', at: 0, items: [] }
  const open: Extract<JsonNode, { kind: 'object' | 'array' }>[] = [top]
  let name: { name: string; at: number } | undefined
  let expected: Expected = 'value'
  let values = 0
  const add = (value: JsonNode) => {
    values += 1
    if (values > maxValues) throw new JsonMistake('json_too_large', value.at)
    const parent = open.at(-1)
    if (parent?.kind === 'array') parent.items.push(value)
    else if (name) parent?.members.push({ ...name, value })
    expected = open.length > 1 ? 'separator' : 'nothing'
  }
  const begin = (value: Extract<JsonNode, { kind: 'object' | 'array' }>) => {
    add(value)
    if (open.push(value) > maxDepth + 1) throw new JsonMistake('json_too_deep', value.at)
    expected = value.kind === 'object' ? 'name' : 'value'
  }
  const end = () => {
    open.pop()
    expected = open.length > 1 ? 'separator' : 'nothing'
  }
  visit(text, {
    onObjectBegin: (at) => begin({ kind: 'object', at, members: [] }),
    onObjectEnd: end,
    onArrayBegin: (at) => begin({ kind: 'array', at, items: [] }),
    onArrayEnd: end,
    onObjectProperty: (property, at) => {
      name = { name: property, at }
      expected = 'colon'
    },
    onLiteralValue: (value: unknown, at) => {
      if (typeof value === 'string') add({ kind: 'string', at, value })
      else if (typeof value === 'number') add({ kind: 'number', at, value })
      else if (typeof value === 'boolean') add({ kind: 'boolean', at, value })
      else add({ kind: 'null', at })
    },
    onSeparator: (char) => {
      expected = char === ':' || open.at(-1)?.kind === 'array' ? 'value' : 'name'
    },
    onComment: (at) => {
      throw new JsonMistake('json_comment', at)
    },
    onError: (code, at, length) => {
      throw mistakeAt(text, { code, at, length, expected, name: name?.name })
    },
  })
  const [whole] = top.items
  if (!whole) throw new JsonMistake('json_end', text.length)
  return whole
}

type Problem = {
  code: ParseErrorCode
  at: number
  length: number
  expected: Expected
  name: string | undefined
}

function mistakeAt(text: string, { code, at, length, expected, name }: Problem): JsonMistake {
  const stop = at + length
  switch (printParseErrorCode(code)) {
    case 'UnexpectedEndOfString':
      return stop < text.length
        ? new JsonMistake('json_line_break', stop)
        : new JsonMistake('json_unclosed_text', at)
    case 'InvalidCharacter':
      return new JsonMistake('json_line_break', at)
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return new JsonMistake('json_escape', at)
    case 'UnexpectedEndOfComment':
      return new JsonMistake('json_comment', at)
  }
  if (at >= text.length) return new JsonMistake('json_end', at)
  const word = text.slice(at, stop)
  if (word.startsWith('<!')) return new JsonMistake('json_comment', at)
  if (expected === 'nothing')
    return new JsonMistake(word.startsWith(';') ? 'json_semicolon' : 'json_extra', at)
  const isEnd = /^[}\]]/.test(word)
  const before = text.slice(0, at).trimEnd()
  if (isEnd && before.endsWith(',')) return new JsonMistake('json_trailing_comma', before.length - 1)
  if (expected === 'colon') return new JsonMistake('json_colon', at, name)
  if (expected === 'separator') return new JsonMistake('json_comma', at)
  if (expected === 'name') return new JsonMistake('json_name', at)
  if (/^['“”„‘’]/.test(word)) return new JsonMistake('json_quotes', at)
  if (/^&(quot|#34|#x22);/.test(word)) return new JsonMistake('json_entities', at)
  const isForeign = /^(undefined|NaN|Infinity|None|True|False)$/.test(word)
  return new JsonMistake(isForeign ? 'json_word' : 'json_value', at, word)
}
