import { expect, test } from 'vitest'
import { claimDifference, numbersIn } from './claim-difference.ts'

const passage =
  'The median rollout took 47 days. Accounts that went live within 30 days renewed at 94%. Accounts that needed more than 90 days renewed at 71%. Across all accounts the renewal rate was 84%.'
const claim = (text: string, discrepancy = 'number', source = passage) => ({
  id: 'a',
  kind: 'statement' as const,
  supported: false,
  verdict: 'contradicted' as const,
  text,
  discrepancy,
  passage: source,
})
const cut = (text: string, spans: readonly { start: number; end: number }[] = []) =>
  spans.map(({ start, end }) => text.slice(start, end))

test('the number that differs is marked in the statement and in its source', () => {
  const text = 'Accounts that needed more than 90 days renewed at 81%.'
  const found = claimDifference(claim(text))
  expect(cut(text, found?.statement)).toEqual(['81%'])
  expect(cut(passage, found?.passage)).toEqual(['71%'])
  expect(cut(passage, found ? [found.sentence] : [])).toEqual([
    'Accounts that needed more than 90 days renewed at 71%.',
  ])
  expect(found?.instead).toEqual({ said: '81%', source: '71%' })
})

test('no number is blamed for a difference that lies in the words', () => {
  const found = claimDifference(claim('Accounts that needed more than 90 days renewed at 71%.', 'negation'))
  expect(found).toMatchObject({ statement: [], passage: [] })
  expect(found?.instead).toBeUndefined()
})

test('where no sentence of the source clearly speaks of the same, nothing is marked', () => {
  expect(claimDifference(claim('Half of the teams had no owner in 2031.'))).toBeUndefined()
  const twice = 'The rate was 71%. The rate was 72%.'
  expect(claimDifference(claim('The rate was 81%.', 'number', twice))).toBeUndefined()
})

test('with several numbers on one side none is offered in place of another', () => {
  const source = 'Setup took between 12 and 14 days in the first year.'
  const found = claimDifference(claim('Setup took 20 days in the first year.', 'number', source))
  expect(cut(source, found?.passage)).toEqual(['12', '14'])
  expect(found?.instead).toBeUndefined()
})

test('a share is not offered in place of a count', () => {
  const source = 'Of the teams that answered 40% had an owner.'
  const found = claimDifference(claim('Of the teams that answered 50 had an owner.', 'number', source))
  expect(found?.instead).toBeUndefined()
})

test('one number written in two ways is one number, and what belongs to a word or a reference is none', () => {
  const values = (text: string) => numbersIn(text).map(({ value }) => value)
  expect(values('1,840 or 1.840 or 1 840 or 1840')).toEqual(['1840', '1840', '1840', '1840'])
  expect(values('3.5 or 3,5')).toEqual(['3.5', '3.5'])
  expect(values('GPT4, v3.14 and H2 [3]')).toEqual([])
})

test.each([
  [
    'de',
    'Konten mit Einrichtung verlängerten zu 81 %.',
    'Konten mit Einrichtung verlängerten zu 71 %.',
    '71 %',
  ],
  ['fr', 'Les comptes rapides renouvellent à 81 %.', 'Les comptes rapides renouvellent à 71 %.', '71 %'],
  ['ja', '早いアカウントの更新率は81%でした。', '早いアカウントの更新率は71%でした。', '71%'],
])('numbers are found beside the words of %s', (_, text, source, instead) => {
  const found = claimDifference(claim(text, 'number', source))
  expect(found?.instead?.source).toBe(instead)
})
