import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonMistake, type JsonNode, parsePlacedJson } from './parse-json.ts'

function plain(json: JsonNode): unknown {
  if (json.kind === 'array') return json.items.map(plain)
  if (json.kind === 'null') return null
  if (json.kind !== 'object') return json.value
  return Object.fromEntries(json.members.map(({ name, value }) => [name, plain(value)]))
}

function mistakeOf(text: string): JsonMistake | undefined {
  try {
    parsePlacedJson(text)
  } catch (error) {
    if (error instanceof JsonMistake) return error
    throw error
  }
}

test('what is JSON is read as JSON.parse reads it, and nothing else is accepted', () => {
  const cut = fc.tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.constantFrom('', ',', '}', '"', '\\', 'x', '\n'),
  )
  fc.assert(
    fc.property(cut, ([json, place, put]) => {
      expect(plain(parsePlacedJson(json))).toEqual(JSON.parse(json))
      const at = place % (json.length + 1)
      const changed = json.slice(0, at) + put + json.slice(at + 1)
      let isJson = true
      try {
        JSON.parse(changed)
      } catch {
        isJson = false
      }
      const mistake = mistakeOf(changed)
      expect([changed, mistake === undefined]).toEqual([changed, isJson])
      if (mistake) expect(mistake.at).toBeLessThanOrEqual(changed.length)
    }),
  )
})

test.each([
  ['{"a" 1}', 'json_colon', 5, 'Missing colon after "a".'],
  ['{"a":1,\n}', 'json_trailing_comma', 6, 'Trailing comma.'],
  ['[1,,2]', 'json_value', 3, 'Missing or invalid value.'],
  ['{"a":None}', 'json_word', 5, 'None is not a JSON value.'],
  ['{"a":&quot;b&quot;}', 'json_entities', 5, 'The quotation marks are written as HTML entities.'],
  ['{"a":"b\tc"}', 'json_line_break', 5, 'A line break or tab inside a string.'],
  ['{"a":"b', 'json_unclosed_text', 5, 'Unclosed string.'],
  ['{"a":"\\x"}', 'json_escape', 5, 'Invalid escape sequence.'],
  ['{}{}', 'json_extra', 2, 'Unexpected content after the end of the JSON.'],
  ['<!-- {} -->', 'json_comment', 0, 'JSON doesn’t allow comments or CDATA marks.'],
])('%j is reported as %s at %i', (text, code, at, message) => {
  expect(mistakeOf(text)).toMatchObject({ code, at, message })
})

test('nesting and size are bounded before the stack is', () => {
  expect(mistakeOf('['.repeat(100_000))?.code).toBe('json_too_deep')
  expect(mistakeOf(`[${'[],'.repeat(50_000)}[]]`)?.code).toBe('json_too_large')
})
