import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { chooseClaims, setClaimsAgainst, setClaimsBeside } from './choose-claims.ts'
import type { Finding } from './finding.ts'
import { readSubject } from './subject.ts'

async function findingsOf(...texts: string[]): Promise<Finding[]> {
  const sources = texts.map((text, at) => createSource({ title: `Page ${at}`, text, own: false }))
  const { sentences } = await readEvidence(sources, async () => {})
  return sentences.map((sentence) => createFinding([sentence], { coverage: 0.5, context: 0.5 }))
}

const isSeller = (source: number) => source === 0
const subject = readSubject('Does salt keep moss off piers?', 'en')

test("a seller's promise comes with what it rests on, and with its price only where one is asked", async () => {
  const offered = await findingsOf(
    'PierSalt keeps up to 80% of the moss off piers. PierSalt is 40 € a bag of salt. Based on three piers in a dry summer.',
  )
  const textsOf = (type: 'whether' | 'worth') =>
    chooseClaims(offered, isSeller, subject, type).flatMap(({ promise, others }) =>
      [promise, ...others].map(({ sentences }) => sentences[0]?.text),
    )
  expect(textsOf('whether')).toEqual([
    'PierSalt keeps up to 80% of the moss off piers.',
    'Based on three piers in a dry summer.',
  ])
  expect(textsOf('worth')).toContain('PierSalt is 40 € a bag of salt.')
})

test('a promised share stands beside what others found of the same thing, with all of its figures', async () => {
  const offered = await findingsOf(
    'PierSalt keeps up to 80% of the moss off piers.',
    'With salt moss grew on 31% of the piers and without it on 44%. Boats tied up at 12% of the jetties.',
  )
  const claims = chooseClaims(offered, isSeller, subject, 'whether')
  const others = offered.filter(({ source }) => !isSeller(source))
  const [pair] = setClaimsAgainst(claims, others, subject)
  expect(pair?.sides.map(({ figure }) => figure)).toEqual(['80%', '31% of the piers and without it on 44%'])
})

test('amounts that nobody asks for are not set against a promise', async () => {
  const offered = await findingsOf(
    'PierSalt works on moss in 3 days.',
    'Moss grew through salt within 3 weeks on every pier.',
  )
  const claims = chooseClaims(offered, isSeller, subject, 'whether')
  expect(claims).toHaveLength(1)
  expect(setClaimsAgainst(claims, offered.slice(1), subject)).toEqual([])
})

test('a promise stands beside the figure whose clause is of the same thing, not beside any share', async () => {
  const offered = await findingsOf(
    'In our survey 63% of the harbours name ice as their main trouble.',
    'Of 626 harbours, 39% named moss. Gulls came second (28%), followed by ice (17%) and fog (9%).',
  )
  const claims = chooseClaims(offered, isSeller, subject, 'why')
  const [pair] = setClaimsAgainst(claims, offered.slice(1), subject)
  expect(pair?.sides.map(({ figure }) => figure)).toEqual(['63%', '17%'])
})

test('a seller that says what its figure rests on in the same breath has promised it all the same', async () => {
  const [first, second] = await findingsOf(
    'With PierSalt 60% of the moss is gone. Measured on three piers in a dry summer.',
  )
  if (first === undefined || second === undefined) throw new Error('The text has two sentences')
  const both = { ...first, sentences: [...first.sentences, ...second.sentences] }
  expect(chooseClaims([both], isSeller, subject, 'whether').map(({ promise }) => promise)).toEqual([both])
})

test('the promise of the kind of amount that is asked for comes before any other', async () => {
  const offered = await findingsOf(
    'PierSalt has an approval rate of 98%. PierSalt customers get leave to salt in 6 weeks on average.',
    'Leave to salt a pier took 9.4 weeks on average.',
  )
  const asked = readSubject('How long does it take to get leave to salt a pier?', 'en')
  const claims = chooseClaims(offered, isSeller, asked, 'amount')
  const [pair] = setClaimsAgainst(claims, offered.slice(2), asked)
  expect(pair?.sides.map(({ figure }) => figure)).toEqual(['6 weeks', '9.4 weeks'])
})

test('a time that is counted from elsewhere is not set against the time that others found', async () => {
  const offered = await findingsOf(
    'PierSalt customers get leave to salt in 6 weeks. Calculated from the second letter onwards, based on three piers.',
    'Leave to salt a pier took 9.4 weeks on average.',
  )
  const asked = readSubject('How long does it take to get leave to salt a pier?', 'en')
  const claims = chooseClaims(offered, isSeller, asked, 'amount')
  expect(claims).toHaveLength(1)
  expect(setClaimsAgainst(claims, offered.slice(2), asked)).toEqual([])
})

test("a seller's cause stands beside the cause that others found, with what it rests on", async () => {
  const offered = await findingsOf(
    'Moss comes back on 70% of the piers because nobody uses PierSalt. Based on three piers in a dry summer.',
    'The main reason was shade (44%). Boats tied up at 12% of the jetties.',
  )
  const claims = chooseClaims(offered, isSeller, subject, 'why')
  const [pair] = setClaimsBeside(claims, offered.slice(2), 'why')
  expect(pair?.sides.map(({ figure }) => figure)).toEqual([null, '44%'])
  expect(pair?.sides[0]?.basis?.sentences[0]?.text).toBe('Based on three piers in a dry summer.')
  expect(setClaimsBeside(claims, offered.slice(2), 'how_to')).toEqual([])
})

test('where a price is asked, a seller is heard on its price and not on its stars', async () => {
  const offered = await findingsOf(
    'PierSalt has 4.9 stars on every pier. PierSalt costs 40 € a bag.',
    'Salting a pier was done by 12% of the harbours.',
  )
  const asked = readSubject('How much does it cost to salt a pier?', 'en')
  const said = chooseClaims(offered, isSeller, asked, 'amount').flatMap(({ promise, others }) =>
    [promise, ...others].map(({ sentences }) => sentences[0]?.text),
  )
  expect(said).toEqual(['PierSalt costs 40 € a bag.'])
})
