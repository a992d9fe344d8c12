import { expect, test } from 'vitest'
import { applyPatches } from './apply-patches.ts'

const text = `Heat pumps work in the cold [1]. They work at night, too.

## Size decides

| Night | Heat |
| --- | --- |
| 5°F | 71% [1] |

${'A long text stays as it is, whatever an editor says of it. '.repeat(10).trim()}`
const texts = { title: 'Heat at 5°F', text }
const apply = (before: string, after: string) => applyPatches(texts, [{ before, after, reason: 'Why.' }])

test('a sentence that occurs once is replaced, or goes with the blank it leaves', () => {
  expect(apply('They work at night, too.', 'They work by day [1].').texts.text).toContain(
    '[1]. They work by day [1].',
  )
  const { texts: without, applied } = apply('They work at night, too.', '')
  expect(without.text).toContain('in the cold [1].\n\n## Size')
  expect(applied).toEqual([{ before: 'They work at night, too.', after: '', reason: 'Why.' }])
})

test.each([
  ['what does not occur', 'They rest.', 'They sleep.'],
  ['what occurs twice', 'work', 'run'],
  ['more than one line', 'They work at night, too.\n\n## Size decides', 'x'],
  ['nothing', '', 'x'],
  ['a table row by something else', '| 5°F | 71% [1] |', 'It has 71% left [1].'],
  ['a sentence by an essay', 'They work at night, too.', 'word '.repeat(60)],
  ['much of the text by nothing', text.split('\n\n').at(-1) ?? '', ''],
])('%s is not replaced', (_, before, after) => {
  expect(apply(before, after)).toEqual({ texts, applied: [] })
})

test('marks of a heading are kept, and those that only the prompt had are ignored', () => {
  expect(apply('## Size decides', 'Size and setting decide').texts.text).toContain(
    '\n## Size and setting decide\n',
  )
  expect(apply('# Heat at 5°F', '# Heat in the cold').texts.title).toBe('Heat in the cold')
})
