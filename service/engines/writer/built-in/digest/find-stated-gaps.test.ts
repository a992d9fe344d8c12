import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findStatedGaps } from './find-stated-gaps.ts'
import { readSubject } from './subject.ts'

async function statedIn(language: string, topic: string, texts: readonly string[], isSeller = () => false) {
  const sources = texts.map((text, at) => createSource({ title: `Page ${at}`, language, text }))
  const { sentences } = await readEvidence(sources, async () => {})
  const found = findStatedGaps(sentences, sources, readSubject(topic, language), isSeller)
  return found.map((told) => told.map(({ text }) => text).join(' '))
}

test.each([
  ['en', 'How safe are pier lamps?', 'Nobody knows yet how long pier lamps stay bright in salt air.'],
  ['de', 'Wie sicher sind Molenlampen?', 'Unabhängige Tests von Molenlampen gibt es bisher nicht.'],
  [
    'fr',
    'Les lampes de quai sont-elles sûres ?',
    'Aucune étude ne dit combien de temps durent les lampes de quai.',
  ],
  [
    'es',
    '¿Son seguras las lámparas de muelle?',
    'No hay estudios a largo plazo sobre las lámparas de muelle.',
  ],
  ['it', 'Le lampade da molo sono sicure?', 'Nessuno sa quanto dureranno le lampade da molo.'],
  ['pt', 'As lâmpadas de cais são seguras?', 'Não se sabe quanto tempo duram as lâmpadas de cais.'],
  ['ja', '桟橋ランプは安全か', '桟橋ランプが塩に耐える年数はまだ分かっていません。'],
])('what a source says to be open is found in %s', async (language, topic, text) => {
  expect(await statedIn(language, topic, [text])).toEqual([text])
})

test.each([
  ['en', 'How safe are pier lamps?', 'There is little research on what pier lamps do over more than a year.'],
  ['en', 'How safe are pier lamps?', 'Independent data on how pier lamps last in salt air are scarce.'],
  ['en', 'How safe are pier lamps?', 'The price of pier lamps has not been announced.'],
  ['de', 'Wie sicher sind Molenlampen?', 'Es gibt kaum Studien zu Molenlampen in salziger Luft.'],
  ['de', 'Wie sicher sind Molenlampen?', 'Die Gebühr für Molenlampen steht noch nicht fest.'],
  [
    'fr',
    'Les lampes de quai sont-elles sûres ?',
    'Aucune étude indépendante n’a mesuré l’effet du sel sur les lampes de quai.',
  ],
  [
    'es',
    '¿Son seguras las lámparas de muelle?',
    'Ningún estudio independiente ha medido el efecto de la sal en las lámparas de muelle.',
  ],
  [
    'it',
    'Le lampade da molo sono sicure?',
    'Nessuno studio indipendente ha misurato l’effetto del sale sulle lampade da molo.',
  ],
  ['pt', 'As lâmpadas de cais são seguras?', 'Há poucos estudos sobre as lâmpadas de cais no sal.'],
  ['ja', '桟橋ランプは安全か', '桟橋ランプの安全を家庭で確かめる方法はありません。'],
  ['ja', '桟橋ランプは安全か', '桟橋ランプの交換時期は決まっていません。'],
])(
  'what is scarce, not announced or not measured is open as well, in %s: %#',
  async (language, topic, text) => {
    expect(await statedIn(language, topic, [text])).toEqual([text])
  },
)

test('what is open is told with all that it takes up in its paragraph', async () => {
  const text =
    'A pier lamp is a light that costs 20 euros. It is due in the last quarter. The exact date has not been announced.'
  expect(await statedIn('en', 'How safe are pier lamps?', [text])).toEqual([text])
})

test.each([
  [
    'no effect',
    'fr',
    'Les lampes de quai sont-elles sûres ?',
    'Aucune étude n’a montré de danger des lampes de quai.',
  ],
  [
    'no effect',
    'es',
    '¿Son seguras las lámparas de muelle?',
    'Ningún estudio ha mostrado peligro en las lámparas de muelle.',
  ],
  ['another thing', 'de', 'Wie sicher sind Molenlampen?', 'Es gibt kaum Studien zu Fähren.'],
  ['another thing', 'en', 'How safe are pier lamps?', 'Nobody knows how long the ferry strike will last.'],
  ['no effect', 'en', 'How safe are pier lamps?', 'There is no evidence that pier lamps blind sailors.'],
  ['a finding', 'en', 'How safe are pier lamps?', 'Studies show that light of pier lamps is lacking at sea.'],
  ['a finding', 'de', 'Wie sicher sind Molenlampen?', 'Studien zeigen, dass Molenlampen am Kai fehlen.'],
  ['a question', 'de', 'Wie sicher sind Molenlampen?', 'Ist bei Molenlampen noch offen, wer haftet?'],
])('%s is no open question (%s)', async (_, language, topic, text) => {
  expect(await statedIn(language, topic, [text])).toEqual([])
})

test('what a seller leaves open, and a third source, is not told', async () => {
  const said = (name: string) => `Nobody knows how long pier lamps of ${name} stay bright.`
  const texts = ['larch', 'steel', 'oak'].map(said)
  expect(await statedIn('en', 'How safe are pier lamps?', texts)).toHaveLength(2)
  expect(await statedIn('en', 'How safe are pier lamps?', texts, () => true)).toEqual([])
})
