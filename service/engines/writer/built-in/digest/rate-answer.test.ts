import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { hasSubstance, isAnswer, isPreamble, rateAnswer } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import { readSubject } from './subject.ts'

async function pieceOf(text: string, language = 'en') {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text, language })], async () => {})
  return { sentences, items: [] }
}

test('how something was looked at, and the state before it, lead up to an answer and are none', async () => {
  for (const text of [
    'Eleven harbours put a lamp on every pier and counted which boats came in.',
    'To evaluate the effect of lamps on piers in winter.',
    'A small harbour faced persistent challenges with boats that missed the pier.',
    'In the landscape of small harbours, lamps are a subject.',
  ])
    expect(isPreamble(await pieceOf(text)), text).toBe(true)
  const result = 'Eleven harbours counted which boats came in, and damage fell from 40 to 12 cases.'
  expect(isPreamble(await pieceOf(result))).toBe(false)
})

test('the list of what a stranger had to do is its diary, and the list of what to do is not', async () => {
  const listOf = async (stem: string) => {
    const { sentences } = await pieceOf(
      `${stem} Clean the glass of every lamp. Paint the post of every lamp.`,
    )
    const [first, ...items] = sentences
    return { sentences: first === undefined ? [] : [first], items: items.map((item) => [item]) }
  }
  expect(isPreamble(await listOf('We had to tackle several things on the pier.'))).toBe(true)
  expect(isPreamble(await listOf('A lamp on a pier needs care in three places.'))).toBe(false)
})

test('a sentence without figure, result, cause, condition, doubt or judgement says nothing', async () => {
  expect(hasSubstance(await pieceOf('A strategic shift was implemented on every pier.'))).toBe(false)
  for (const text of [
    'Damage fell after the lamps were lit.',
    'Lamps failed because salt got into them.',
    'The lamps that everybody quotes were tried in calm waters.',
    'Each lamp on a pier draws 40 watts.',
  ])
    expect(hasSubstance(await pieceOf(text)), text).toBe(true)
})

test('of a language without word lists nothing is held to be empty', async () => {
  expect(hasSubstance(await pieceOf('Lampa ble satt på hver brygge i havnen.', 'nb'))).toBe(true)
})

test('an order with a time in it does not say how long something takes, and two shares side by side compare', async () => {
  const asked = {
    counted: new Set<string>(),
    isHowOften: false,
    isCost: false,
    isTime: false,
    isWhen: false,
    isPermission: false,
    isKindKnown: true,
  }
  const isTime = ({ unit }: { unit: string }) => unit === 'second'
  const long = { ...asked, type: 'amount', isWanted: isTime } as const
  expect(isAnswer(await pieceOf('Ask for the stone two days before the tide.'), long)).toBe(false)
  expect(isAnswer(await pieceOf('The stone came two days after the tide.'), long)).toBe(true)
  const which = { ...asked, type: 'which', isWanted: () => true } as const
  expect(isAnswer(await pieceOf('Lamps were lit on 41% of the piers, bells hung on 9%.'), which)).toBe(true)
  expect(isAnswer(await pieceOf('Lamps were lit on 41% of the piers.'), which)).toBe(false)
})

test('a verdict answers whether something pays, and asking whether does not', async () => {
  const asked = readAsked(readSubject('Is a lamp worth it?', 'en'))
  expect(isAnswer(await pieceOf('A lamp is worth it if the pier is long.'), asked)).toBe(true)
  expect(isAnswer(await pieceOf('Many harbours wonder whether a lamp is worth it.'), asked)).toBe(false)
})

test('the main reason answers a why before advice, and distances answer how often', async () => {
  const why = readAsked(readSubject('Why do piers rot?', 'en'))
  const reason = await pieceOf('The main reason why piers rot is standing water.')
  const advice = await pieceOf('Piers should be brushed because water stands on them.')
  expect(rateAnswer(reason, why, false)).toBeGreaterThan(rateAnswer(advice, why, false))
  const often = readAsked(readSubject('How often should a belt be changed?', 'en'))
  expect(isAnswer(await pieceOf('Belts are changed between 60,000 and 160,000 km.'), often)).toBe(true)
})
