import { expect, test } from 'vitest'
import { boundAnswer, boundPart, partOf } from './bound-answer.ts'

test('an answer that fits stays as it is', () => {
  const answer = { id: 1, list: [1, 2, 3], text: 'short' }
  expect(boundAnswer(answer)).toEqual({ value: answer, cut: [] })
})

test('the longest text is cut and the small members stay whole', () => {
  const answer = { id: 'a', title: 'Tea', markdown: 'x'.repeat(100_000) }
  const { value, cut } = boundAnswer(answer, { max: 1000 })
  expect(value).toMatchObject({ id: 'a', title: 'Tea' })
  expect(JSON.stringify(value).length).toBeLessThanOrEqual(1000)
  expect(cut).toEqual([{ part: '/markdown', shown: String(value.markdown).length, of: 100_000 }])
})

test('lists are cut after the last item that fits, wherever they are', () => {
  const answers = Array.from({ length: 500 }, (_, n) => ({ n, answer: 'a'.repeat(90) }))
  const { value, cut } = boundAnswer({ results: [{ engine: 'one', answers }] }, { max: 2000 })
  const shown = Object(partOf(value, '/results/0/answers')).length
  expect(shown).toBeGreaterThan(5)
  expect(cut).toEqual([{ part: '/results/0/answers', shown, of: 500 }])
  expect(partOf({ results: [{ answers }] }, '/results/0/answers/499')).toEqual(answers[499])
})

test.each([
  ['quotes and line ends, which JSON writes longer', '"\n'.repeat(50_000)],
  ['pairs of surrogates', '😀'.repeat(50_000)],
])('an answer of %s fits, too', (_, text) => {
  const { value } = boundAnswer({ text, list: [text, text], deep: { er: [text] } }, { max: 3000 })
  expect(JSON.stringify(value).length).toBeLessThanOrEqual(3000)
  expect(JSON.stringify(value)).not.toMatch(/\\ud83d"/)
})

test('a pointer escapes what RFC 6901 escapes, and leads nowhere where nothing is', () => {
  const { cut } = boundAnswer({ 'a/b~c': 'x'.repeat(5000) }, { max: 500 })
  expect(cut[0]?.part).toBe('/a~1b~0c')
  expect(partOf({ 'a/b~c': 5 }, '/a~1b~0c')).toBe(5)
  expect(partOf({ a: [1] }, '/a/7/b')).toBeUndefined()
})

test('the others make room for the member that comes first', () => {
  const draft = { markdown: 'm'.repeat(700), claims: Array.from({ length: 900 }, () => 'claim') }
  const { value, cut } = boundAnswer(draft, { max: 1000, first: 'markdown' })
  expect(value.markdown).toBe(draft.markdown)
  expect(cut.map(({ part }) => part)).toEqual(['/claims'])
})

test('lists and texts are read on from where they were cut', () => {
  expect(boundPart('abcdef', 2)).toEqual({ text: 'cdef', of: 6 })
  expect(boundPart([1, 2, 3], 1)).toEqual({ items: [2, 3], of: 3 })
  expect(boundPart('x'.repeat(50), 0, 10)).toEqual({ text: 'x'.repeat(10), of: 50 })
  expect(boundPart({ a: 1 }, 0)).toEqual({ value: { a: 1 }, of: 1 })
  expect(boundPart(5, 0)).toBeUndefined()
})
