import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { hasSubstance, isPreamble } from './rate-answer.ts'

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
