import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { isHeadedInShort } from './is-headed-in-short.ts'
import { prepareText, readSubject } from './subject.ts'

async function isShort(topic: string, title: string, text: string) {
  const { tables } = await readEvidence([createSource({ title, text, language: 'de' })], async () => {})
  return tables.map((table) => isHeadedInShort(table, readSubject(topic, 'de'), prepareText(title, 'de')))
}

const lengths = '| Größe | Leine in Metern |\n|---|---|\n| Jolle | 12 Meter |\n| Kutter | 30 Meter |'

test('a column may be headed by the last part of the word that is asked for', async () => {
  const topic = 'Welche Ankerleine braucht mein Boot?'
  expect(await isShort(topic, 'Ankerleinen nach Größe', lengths)).toEqual([true])
  expect(await isShort(topic, 'Wäsche trocknen', lengths)).toEqual([false])
  expect(await isShort('Welcher Anker hält im Sand?', 'Anker im Sand', lengths)).toEqual([false])
})
