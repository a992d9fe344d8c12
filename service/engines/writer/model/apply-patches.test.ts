import { expect, test } from 'vitest'
import { applyPatches } from './apply-patches.ts'

const text = `Heat pumps work in the cold [1]. They work at night, too.

## Size decides

| Night | Heat |
| --- | --- |
| 5°F | 71% [1] |

${'A long text stays as it is, whatever an editor says of it. '.repeat(10).trim()}`
const texts = { title: 'Heat at 5°F', text }
const filler = 'Nothing else is said in this line of words. '.repeat(10).trim()
const apply = (before: string, after: string) => applyPatches(texts, [{ before, after, reason: 'Why.' }])

test('a sentence that occurs once is replaced, or goes with the blank it leaves', () => {
  expect(apply('They work at night, too.', 'They work by day [1].').texts.text).toContain(
    '[1]. They work by day [1].',
  )
  const { texts: without, applied } = apply('They work at night, too.', '')
  expect(without.text).toContain('in the cold [1].\n\n## Size')
  expect(applied).toEqual([{ before: 'They work at night, too.', after: '', reason: 'Why.' }])
})

test('a patch of a part of a sentence is one of the whole sentence, and shown as such', () => {
  const { texts: patched, applied } = apply('work in the cold', 'heat in the cold')
  expect(patched.text).toContain('Heat pumps heat in the cold [1]. They work at night, too.')
  expect(applied).toEqual([
    { before: 'Heat pumps work in the cold [1].', after: 'Heat pumps heat in the cold [1].', reason: 'Why.' },
  ])
  const item = { text: `- Heat pumps work in the cold [1].\n\n${filler}` }
  const change = { before: 'in the cold', after: 'at 5°F', reason: 'x' }
  expect(applyPatches(item, [change]).applied[0]?.before).toBe('Heat pumps work in the cold [1].')
})

test.each([
  ['a sentence inside of another one', 'work in the cold', 'They heat in the cold.'],
  ['a beginning by nothing', 'Heat pumps work', ''],
])('%s is no patch', (_, before, after) => {
  expect(apply(before, after)).toEqual({ texts, applied: [], missed: [{ before, after, reason: 'Why.' }] })
})

test('a reference may go where its paragraph carries it besides, and nowhere else', () => {
  const cited = { text: `It fell by 40% [1]. Prices did it [1].\n\nIt rose by 2% [1]. ${filler}` }
  const without = (before: string, after: string) =>
    applyPatches(cited, [{ before, after, reason: 'Why.' }]).texts.text
  expect(without('Prices did it [1].', 'Prices probably did it.')).toContain(
    '40% [1]. Prices probably did it.\n',
  )
  expect(without('It rose by 2% [1].', 'It rose by 2% then.')).toContain('It rose by 2% then [1].')
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
  expect(apply(before, after)).toEqual({ texts, applied: [], missed: [{ before, after, reason: 'Why.' }] })
})

test('a sentence is found with other blanks, quotation marks and hyphens than the text has', () => {
  const odd = {
    text: `Il consomme 21\u202f500\u00a0kWh, dit «\u00a0le test\u00a0» – c’est peu [2]. ${filler}`,
  }
  const before = 'Il consomme 21 500 kWh, dit " le test " - c\'est peu [2].'
  const { texts: patched, missed } = applyPatches(odd, [
    { before, after: 'Il consomme peu [2].', reason: 'x' },
  ])
  expect(patched.text).toBe(`Il consomme peu [2]. ${filler}`)
  expect(missed).toEqual([])
  const plain = { text: `It draws 500 kWh a year. ${filler}` }
  const change = { before: 'It draws 500\u00a0kWh a\u2009year.', after: 'It draws little.', reason: 'x' }
  expect(applyPatches(plain, [change]).texts.text).toBe(`It draws little. ${filler}`)
})

test('a sentence that was copied without its marks and references is found and keeps the references', () => {
  const marked = { text: `**Heat pumps** work in the cold of Vermont [1][3]. ${filler}` }
  const change = {
    before: 'Heat pumps work in the cold of Vermont.',
    after: 'They work in Vermont.',
    reason: 'x',
  }
  expect(applyPatches(marked, [change]).texts.text).toBe(`They work in Vermont [1][3]. ${filler}`)
})

test('a patch with a label changes that line alone, though the text has the same words', () => {
  const both = { title: 'Size decides', text }
  const change = { before: 'TITLE: Size decides', after: 'TITLE: Size decides in the cold', reason: 'x' }
  const { texts: patched } = applyPatches(both, [change])
  expect(patched).toEqual({ title: 'Size decides in the cold', text })
})

test('a whole paragraph is one patch', () => {
  const paragraph = 'Heat pumps work in the cold [1]. They work at night, too.'
  expect(apply(paragraph, 'Heat pumps work in the cold and at night [1].').texts.text).toContain(
    'Heat pumps work in the cold and at night [1].\n\n## Size',
  )
})

test('marks of a heading are kept, and those that only the prompt had are ignored', () => {
  expect(apply('## Size decides', 'Size and setting decide').texts.text).toContain(
    '\n## Size and setting decide\n',
  )
  expect(apply('# Heat at 5°F', '# Heat in the cold').texts.title).toBe('Heat in the cold')
})

test('the row of headings can be patched, and gives its references to the rows', () => {
  const table = {
    text: `| | Average [1] | One bistro [2] |\n| --- | --- | --- |\n| Payback | 11 years | 4 years |\n\n${filler}`,
  }
  const { texts: patched, missed } = applyPatches(table, [
    {
      before: '| Payback | 11 years | 4 years |',
      after: '| Payback | 11 years [1] | 4 years [2] |',
      reason: 'x',
    },
    { before: '| | Average [1] | One bistro [2] |', after: '| | Average | One bistro |', reason: 'x' },
  ])
  expect(missed).toEqual([])
  expect(patched.text).toContain(
    '| | Average | One bistro |\n| --- | --- | --- |\n| Payback | 11 years [1] | 4 years [2] |',
  )
})

test('a patched row has each reference once, in the cell where the patch has it', () => {
  expect(apply('| 5°F | 71% [1] |', '| 5°F [1] | 72% [1][2] |').texts.text).toContain(
    '| 5°F [1] | 72% [2] |\n',
  )
  expect(apply('| 5°F | 71% [1] |', '| 5°F [1] | 71% |').texts.text).toContain('| 5°F [1] | 71% |\n')
})

test('a reference that a patch takes out of a row, or off a result of the text, is not put back', () => {
  const rows = {
    text: `| Price | Salt | Together |\n| --- | --- | --- |\n| £640 [1] | £974 | £1,962 |\n\n${filler}`,
  }
  const row = { before: '| £640 [1] | £974 | £1,962 |', after: '| £640 | £974 | £1,962 |', reason: 'x' }
  expect(applyPatches(rows, [row]).texts.text).toContain('| £640 | £974 | £1,962 |\n')
  const sums = { text: `It took 94 kg, so £55 [1]. ${filler}\n\nIt took 6,200 litres [1]. ${filler}` }
  const isBorrowed = (line: string) => line.includes('£55')
  const { texts: patched } = applyPatches(
    sums,
    [
      { before: 'It took 94 kg, so £55 [1].', after: 'In tablets that is £55.', reason: 'x' },
      { before: 'It took 6,200 litres [1].', after: 'It used 6,200 litres.', reason: 'x' },
    ],
    isBorrowed,
  )
  expect(patched.text).toContain('In tablets that is £55. Nothing')
  expect(patched.text).toContain('It used 6,200 litres [1]. Nothing')
})

test('a column that is added or taken away has its place in the rule under the headings', () => {
  const table = '| Night | Heat |\n| --- | ---: |\n| 5°F | 71% |'
  const rows = (...after: string[]) =>
    applyPatches(
      { table: `${table}\n\n${filler}` },
      ['| Night | Heat |', '| 5°F | 71% |'].map((before, index) => ({
        before,
        after: after[index] ?? '',
        reason: 'x',
      })),
    ).texts.table.split('\n\n')[0]
  expect(rows('| Night | Heat | Cost |', '| 5°F | 71% | $4 |')).toBe(
    '| Night | Heat | Cost |\n| --- | ---: | --- |\n| 5°F | 71% | $4 |',
  )
  expect(rows('| Night |', '| 5°F |')).toBe('| Night |\n| --- |\n| 5°F |')
})

test('a row that an editor adds stands on a line of its own', () => {
  const table = { text: `| Size | Saved |\n| --- | --- |\n| 830 kWh | 560 kWh |\n\n${filler}` }
  const after = '| 830 kWh | 560 kWh |\n| Payback | 9 years [1] |'
  const { texts: patched, missed } = applyPatches(table, [
    { before: '| 830 kWh | 560 kWh |', after, reason: 'x' },
  ])
  expect(missed).toEqual([])
  expect(patched.text).toContain(`| --- | --- |\n${after}\n\n`)
})

test('an item that an editor adds to a list stands on a line of its own, and elsewhere it stays in the sentence', () => {
  const list = { text: `- One thing is told [1].\n- Two things are.\n\nA text stands here. ${filler}` }
  const patch = (before: string, after: string) =>
    applyPatches(list, [{ before, after, reason: 'x' }]).texts.text
  expect(patch('- Two things are.', '- Two things are.\n- **Three** are too.')).toContain(
    '- Two things are.\n- **Three** are too.\n\n',
  )
  expect(patch('Two things are.', 'Two things are.\n- Three are too.')).toContain(
    '- Two things are.\n- Three are too.\n\n',
  )
  expect(patch('A text stands here.', 'A text stands here.\n- Three are too.')).toContain(
    'A text stands here. - Three are too.',
  )
})

test('an item that is left alone of its list becomes a paragraph; a list of two stays one', () => {
  const text = `${filler}\n\n## End\n\nRule.\n\n- Cafés: free one table.\n- Bars: none.\n- Others: count first.\n\nThen count.`
  const cut = (before: string) => ({ before, after: '', reason: 'Told above.' })
  const one = applyPatches({ text }, [cut('- Cafés: free one table.'), cut('- Bars: none.')])
  expect(one.texts.text).toBe(`${filler}\n\n## End\n\nRule.\n\nOthers: count first.\n\nThen count.`)
  expect(applyPatches({ text }, [cut('- Bars: none.')]).texts.text).toContain(
    '- Cafés: free one table.\n- Others: count first.',
  )
})

test('a paragraph whose first sentence goes begins with its second, and not with a blank', () => {
  const text = `${filler}\n\nThis goes [1]. That stays [2].`
  const { texts } = applyPatches({ text }, [{ before: 'This goes [1].', after: '', reason: 'Told.' }])
  expect(texts.text).toBe(`${filler}\n\nThat stays [2].`)
})

test('steps with a paragraph after each keep their numbers, whatever is patched elsewhere', () => {
  const steps = '1. Switch it off.\n\nWait ten minutes.\n\n2. Open the valve.\n\nHold a bucket under it.'
  const text = `${filler}\n\n## Steps\n\n${steps}\n\n## End\n\n- Cafés: free one table.\n- Bars: none.\n\nThen count.`
  const elsewhere = { before: 'Then count.', after: 'Then count them.', reason: 'Of what?' }
  expect(applyPatches({ text }, [elsewhere]).texts.text).toContain(steps)
  const cut = { before: '- Bars: none.', after: '', reason: 'Told above.' }
  const { texts } = applyPatches({ text }, [cut])
  expect(texts.text).toContain(steps)
  expect(texts.text).toContain('\n\nCafés: free one table.')
})

test('a whole paragraph may be made two; a sentence, an item and a heading stay on their line', () => {
  const paragraph = 'Heat pumps work in the cold [1]. They work at night, too.'
  const two = 'Heat pumps work in the cold [1].\n\nThey work at night, too [1].'
  expect(apply(paragraph, two).texts.text).toContain(`${two}\n\n## Size`)
  expect(apply('They work at night, too.', 'They do.\n\nAt night, too.').texts.text).toContain(
    '[1]. They do. At night, too.\n\n## Size',
  )
  expect(apply(paragraph, 'They work [1].\n\n## At night').texts.text).toContain(
    'They work [1]. ## At night\n',
  )
  const item = { text: `- ${paragraph}\n\n${filler}` }
  expect(
    applyPatches(item, [{ before: `- ${paragraph}`, after: two, reason: 'x' }]).texts.text,
  ).not.toContain('[1].\n\nThey')
})
