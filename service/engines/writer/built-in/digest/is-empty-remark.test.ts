import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { isEmptyRemark } from './is-empty-remark.ts'

async function areEmpty(language: string, text: string) {
  const { sentences } = await readEvidence(
    [createSource({ title: 'Page', text, language, own: false })],
    async () => {},
  )
  return sentences.map(isEmptyRemark)
}

test.each([
  ['en', 'The Pier Post has the answers to your questions.'],
  ['en', 'A few details catch people off guard.'],
  ['de', 'Der Stegbote hat die Antworten auf alle Fragen.'],
  ['fr', 'Le Quai a les réponses à toutes les questions.'],
  ['es', 'El Muelle tiene las respuestas a sus preguntas.'],
  ['it', 'Il Molo ha le risposte a tutte le domande.'],
  ['pt', 'O Cais tem as respostas a todas as perguntas.'],
  ['ja', '桟橋の掃除に悩んでいる方も多いのではないでしょうか。'],
])('in %s a greeting or an announcement says nothing: %s', async (language, text) => {
  expect(await areEmpty(language, text)).toEqual([true])
})

test.each([
  ['en', 'Of 40 keepers 12 have the answers to such a test by heart.'],
  ['en', 'Frost catches larch piers off guard in the north.'],
  ['de', 'In 40 Häfen hat die Antworten niemand gezählt.'],
  ['fr', 'Le port a les réponses de 40 gardiens.'],
  ['es', 'El puerto tiene las respuestas de 40 guardas.'],
  ['it', 'Il porto ha le risposte di 40 custodi.'],
  ['pt', 'O porto tem as respostas de 40 guardas.'],
  ['ja', '桟橋を掃除する方は40人に増えた。'],
])('in %s a sentence with a figure or a fact says something: %s', async (language, text) => {
  expect(await areEmpty(language, text)).toEqual([false])
})
