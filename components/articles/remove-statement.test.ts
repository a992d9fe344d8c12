import { expect, test } from 'vitest'
import { removeStatement } from './remove-statement.ts'

const draft = (markdown: string, description = 'Slow.') => ({
  title: 'Rollouts',
  slug: 'rollouts',
  description,
  markdown,
  tags: [],
})
const claim = (text: string, place = 'body') => ({
  id: 'a',
  kind: 'statement' as const,
  supported: false,
  text,
  place,
})
const without = (markdown: string, statement = 'In 80% of teams, quality drops.') =>
  removeStatement(draft(markdown), claim(statement))?.markdown

test('a sentence goes with its references and its full stop, and its neighbours stay', () => {
  expect(without('It was four. In 80% of teams, quality drops [2]. Then hire.')).toBe(
    'It was four. Then hire.',
  )
  expect(without('In 80% of teams, quality drops. [2] Then hire.')).toBe('Then hire.')
  expect(without('It was four [1]. In **80%** of teams, quality drops.\n\nThen hire.')).toBe(
    'It was four [1].\n\nThen hire.',
  )
})

test('a paragraph or an item that says nothing else goes as a whole', () => {
  expect(without('One.\n\nIn 80% of teams, quality drops.\n\nTwo.')).toBe('One.\n\nTwo.')
  expect(without('- One.\n- In 80% of teams, quality drops [1].\n- Two.')).toBe('- One.\n- Two.')
  expect(without('- One.\n- In 80% of teams, quality drops.\n\nTwo.')).toBe('- One.\n\nTwo.')
  expect(without('One.\n\n1. In 80% of teams, quality drops.\n2. Two.')).toBe('One.\n\n2. Two.')
})

test('emphasis around the statement alone goes with it', () => {
  expect(without('One.\n\n**In 80% of teams, quality drops.**\n\nTwo.')).toBe('One.\n\nTwo.')
  expect(without('One. *In 80% of teams, quality drops* [2]. Two.')).toBe('One. Two.')
  expect(without('- One.\n- **In 80% of teams, quality drops**.\n- Two.')).toBe('- One.\n- Two.')
})

test('half a sentence, a heading, a row, broken markup or a statement said twice is left to a person', () => {
  expect(without('We saw that in 80% of teams, quality drops.')).toBeUndefined()
  expect(without('In 80% of teams, quality drops, and so does morale.')).toBeUndefined()
  expect(without('## In 80% of teams, quality drops')).toBeUndefined()
  expect(without('| In 80% of teams, quality drops. | x |')).toBeUndefined()
  expect(without('**In 80% of teams, quality drops. It is so.**')).toBeUndefined()
  expect(without('In 80% of teams, quality drops.\n\nIn 80% of teams, quality drops.')).toBeUndefined()
})

test('of a description a sentence goes, but never the only one; a title keeps its words', () => {
  const text = draft('x', 'It was four. In 80% of teams, quality drops.')
  const gone = removeStatement(text, claim('In 80% of teams, quality drops.', 'description'))
  expect(gone).toEqual({ description: 'It was four.' })
  expect(removeStatement(draft('x'), claim('Slow.', 'description'))).toBeUndefined()
  expect(removeStatement(draft('x'), claim('Rollouts', 'title'))).toBeUndefined()
})
