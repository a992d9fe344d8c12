import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { findClause, findFigureContext } from './find-figure-context.ts'
import { findMeasures } from './measure.ts'

function contextsOf(text: string, language = 'en') {
  const measures = findMeasures(text, findLexicon(language))
  return measures.map((measure) => findFigureContext(text, measure, measures).trim())
}

test('an amount is of what its clause says, and one in brackets of what stands before it', () => {
  expect(contextsOf('Moss came first (28%), followed by salt (17%) and gulls (9%).')).toEqual([
    'Moss came first (28%',
    'followed by salt (17%',
    ') and gulls (9%',
  ])
  expect(contextsOf('24 Prozent gaben auf, weil der Steg zu glatt war.', 'de')).toEqual([
    '24 Prozent gaben auf, weil der Steg zu glatt war',
  ])
})

test('a clause that is hardly more than a number comes with the one before it', () => {
  const text = 'After the lamps were lit, damage fell by 40%, boats stayed.'
  expect(findClause(text, text.indexOf('40'))).toBe('After the lamps were lit, damage fell by 40%')
  const long = 'In winter, the damage to boats at the pier fell by 40%, and boats stayed.'
  expect(findClause(long, long.indexOf('40'))).toBe('the damage to boats at the pier fell by 40%')
})
