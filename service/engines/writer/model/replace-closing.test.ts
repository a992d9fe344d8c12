import { expect, test } from 'vitest'
import { replaceClosing } from './replace-closing.ts'

const link = '[book a survey](https://northwind.example/survey)'
const closing = `## When to wait

Wait if the tank is empty [1]. Otherwise start on Monday, and ${link} before the frost comes.`
const text = `It holds 80 litres [1].

## Why it holds

The wall is thick.

${closing}`
const better = `## When to start

Start on Monday unless the tank is empty [1]; ${link} for the date, before the frost comes.`
const replace = (after: string) => replaceClosing(text, { closing: after, patches: [] })

test('a closing section takes the place of the last one, and patches of that one go with it', () => {
  const about = { before: 'The wall is thick.', after: 'The wall is thin.', reason: 'x' }
  const gone = { before: 'Wait if the tank is empty [1].', after: 'Wait.', reason: 'x' }
  const replaced = replaceClosing(text, { closing: better, patches: [about, gone] })
  expect(replaced.text).toBe(text.replace(closing, better))
  expect(replaced.applied).toMatchObject([{ before: closing, after: better }])
  expect(replaced.patches).toEqual([about])
})

test('a closing section without a heading keeps the one that stands', () => {
  expect(replace(better.replace('## When to start', '')).text).toBe(
    text.replace(closing, better.replace('When to start', 'When to wait')),
  )
})

test('nothing changes where none is given', () => {
  expect(replace('')).toEqual({ text, applied: [], missed: [], patches: [] })
})

test.each([
  ['without the link', better.replace(link, 'book a survey')],
  ['that cites what the text does not', better.replace('[1]', '[2]')],
  ['of two sections', better.replace(' before the frost', '\n\n## Another\n\nbefore the frost')],
  ['that is an essay', `${better} ${'More is said here. '.repeat(20)}`],
  ['that lost its rule', `## Start\n\nOn Monday, ${link}.`],
])('a closing section %s is not taken', (_, after) => {
  const replaced = replace(after)
  expect(replaced.text).toBe(text)
  expect(replaced.missed).toHaveLength(1)
})

test('a text without sections has no closing one', () => {
  const plain = replaceClosing('It holds 80 litres.', { closing: better, patches: [] })
  expect(plain.text).toBe('It holds 80 litres.')
  expect(plain.missed).toHaveLength(1)
})
