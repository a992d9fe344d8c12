import { expect, test } from 'vitest'
import { passageParts, sourceLedger } from './source-passages.ts'

const source = { reference: 1, kind: 'page', title: 'A' }
const claim = (id: string, supported: boolean, reference?: number, passage?: string) => ({
  id,
  text: id,
  kind: 'number',
  supported,
  ...(reference !== undefined && { reference }),
  ...(passage !== undefined && { passage }),
})

test('claims are gathered by the passage they rest on, and what has none is told apart', () => {
  const ledger = sourceLedger(
    [source],
    [claim('a', true, 1, 'p'), claim('b', true, 1, 'p'), claim('c', true, 1, 'q'), claim('d', false)],
  )
  expect(ledger.sources[0]?.passages.map(({ claims }) => claims.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
  ])
  expect(ledger).toMatchObject({ supported: 3, total: 4, unsupported: [{ claim: { id: 'd' } }] })
})

test('a claim that names a source which is not there counts as unsupported', () => {
  expect(sourceLedger([source], [claim('a', true, 7, 'p')])).toMatchObject({
    supported: 0,
    unsupported: [{ claim: { id: 'a' } }],
  })
})

test('the words of a claim are marked within their passage', () => {
  expect(passageParts('about 60 percent', claim('60', true, 1))).toEqual(['about ', '60', ' percent'])
  expect(passageParts('about sixty', claim('60', true, 1))).toEqual(['about sixty', '', ''])
})

test('what stands in an unsupported statement is told with it', () => {
  const statement = { ...claim('In 2031 it was 97', false), kind: 'statement' }
  const { unsupported } = sourceLedger([source], [statement, claim('97', false), claim('5', false)])
  expect(unsupported.map(({ claim, parts }) => [claim.id, parts.map(({ id }) => id)])).toEqual([
    ['In 2031 it was 97', ['97']],
    ['5', []],
  ])
})

test('contradicted statements come apart, advice needs no source, and uncited evidence is one', () => {
  const statement = (id: string, verdict: string) => ({
    ...claim(id, verdict === 'supported' || verdict === 'not_needed'),
    kind: 'statement',
    verdict,
  })
  const ledger = sourceLedger(
    [source],
    [
      statement('It rose.', 'contradicted'),
      statement('It fell.', 'absent'),
      statement('Ask first.', 'not_needed'),
      statement('It stayed.', 'supported'),
    ],
  )
  expect(ledger).toMatchObject({
    contradicted: [{ claim: { id: 'It rose.' } }],
    unsupported: [{ claim: { id: 'It fell.' } }],
    supported: 1,
    total: 3,
  })
})
