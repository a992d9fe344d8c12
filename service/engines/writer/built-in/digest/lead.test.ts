import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { asksWhoPays, saysWhoPays } from './asks-who-pays.ts'
import { endedRules } from './ended-rules.ts'
import { isEmptyRemark } from './is-filler.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { namesCause } from './names-cause.ts'
import { isPastRule } from './past-rules.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { isAnswer, isPreamble } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import { saysWhen } from './says-when.ts'
import { readSubject } from './subject.ts'
import { tellingOf } from './telling-of.ts'

async function pieceOf(text: string, language: string) {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text, language })], async () => {})
  return { sentences, items: [] }
}

test.each([
  ['Les lavandes, elles, se taillent en août.', 'Quand faut-il tailler les rosiers ?', 'fr'],
  ['Ein Bleaching kostet 250 bis 600 Euro.', 'Was kostet eine Zahnreinigung?', 'de'],
  ['Un refrigerador no se descongela igual.', '¿Por qué se congela el aire acondicionado?', 'es'],
  ['Die Entfernung von Rost ist etwas anderes.', 'Was kostet eine Zahnreinigung?', 'de'],
  ['加湿器のフィルターは1カ月に1回洗いましょう。', 'エアコンのフィルター掃除の頻度は?', 'ja'],
])('%s is of another thing', (text, topic, language) => {
  expect(isOfOtherThing({ text }, readSubject(topic, language))).toBe(true)
})

test.each([
  ['Les rosiers grimpants se taillent en hiver.', 'Quand faut-il tailler les rosiers ?', 'fr'],
  ['Die Kosten betragen 80 bis 120 Euro.', 'Was kostet eine Zahnreinigung?', 'de'],
  ['The price is 40 pounds.', 'How much does a kayak cost?', 'en'],
  ['The median price was 40 pounds a day.', 'How much does a kayak cost?', 'en'],
  ['フィルターの掃除は2週間に1回が目安です。', '加湿器のフィルターの掃除の頻度は?', 'ja'],
  ['エアコンのフィルターは2週間に1回洗います。', 'エアコンのフィルター掃除の頻度は?', 'ja'],
])('%s is of the thing that is asked about', (text, topic, language) => {
  expect(isOfOtherThing({ text }, readSubject(topic, language))).toBe(false)
})

test.each([
  [
    'Is a sauna worth it?',
    'en',
    'In most cases a shower is all you need.',
    'A sauna stove costs more than a heater.',
  ],
  [
    'Why does the kayak leak?',
    'en',
    'Worn seals are the most common cause.',
    'Sponge the kayak out because water rots it.',
  ],
  ['Quand tailler le figuier ?', 'fr', "Le figuier se taille en fin d'hiver.", 'Coupez le figuier à 50 cm.'],
  ['Quale sella scegliere?', 'it', 'La sella non deve essere né stretta né larga.', 'La sella dura 10 anni.'],
])('%s has a plain answer', async (topic, language, plain, other) => {
  const asked = readAsked(readSubject(topic, language))
  expect(isPlainAnswer(await pieceOf(plain, language), asked)).toBe(true)
  expect(isPlainAnswer(await pieceOf(other, language), asked)).toBe(false)
})

test.each([
  'La falta de gas es la causa principal.',
  'Das liegt meist an der Dichtung.',
  'Les causes les plus fréquentes sont les joints.',
  'Le cause più comuni sono due.',
  'As principais causas são duas.',
  '主な原因は汚れです。',
])('%s names a cause', (text) => expect(namesCause(text)).toBe(true))

test('a list under "Causes" answers a why', async () => {
  const { sentences } = await pieceOf('The seal leaks for years.\n\nThe valve stays open at night.', 'en')
  const section = { ...createFinding([]).section, heading: 'Common causes' }
  const items = sentences.map((sentence) => [{ ...sentence, section }])
  expect(isAnswer({ sentences: [], items }, readAsked(readSubject('Why does a kayak sink?', 'en')))).toBe(
    true,
  )
})

test('how many watts is answered in watts', async () => {
  const asked = readAsked(readSubject('Boot: wie viel Watt sind erlaubt?', 'de'))
  expect(isAnswer(await pieceOf('Der Motor darf 800 Watt leisten.', 'de'), asked)).toBe(true)
  expect(isAnswer(await pieceOf('Die Prüfung dauert zwei Monate.', 'de'), asked)).toBe(false)
})

test('who pays is answered by who pays', () => {
  expect(asksWhoPays('zahlt die Krankenkasse?')).toBe(true)
  expect(asksWhoPays('Does the insurance cover it?')).toBe(true)
  expect(saysWhoPays('Patienten müssen die Behandlung selbst bezahlen.')).toBe(true)
  expect(saysWhoPays('Die Praxis liegt am Ring.')).toBe(false)
})

test.each(['Elle se pratique fin octobre.', 'Prune it in late winter.', 'Man schneidet im Frühjahr.'])(
  '%s says when',
  (text) => expect(saysWhen(text)).toBe(true),
)

test('what was the limit for a long time is past, and what a verb puts in the past this year', () => {
  expect(isPastRule('600 Watt galten lange Zeit als Obergrenze.')).toBe(true)
  const year = new Date().getUTCFullYear()
  expect(isPastRule(`Until January ${year} a week was 170 pounds.`)).toBe(true)
  expect(isPastRule(`The offer is open until December ${year}.`)).toBe(false)
})

test('a limit that a later source tells as past is no rule any more', async () => {
  const sources = [
    createSource({
      title: 'Old',
      text: 'A kayak may carry at most 600 kilograms.',
      publishedAt: new Date('2023-01-01'),
    }),
    createSource({
      title: 'New',
      text: 'Formerly the limit was 600 kilograms. Since May 2024 a kayak may carry 800 kilograms.',
      publishedAt: new Date('2024-06-01'),
    }),
  ]
  const { sentences } = await readEvidence(sources, async () => {})
  const isEnded = endedRules(sentences, sources)
  const ended = sentences.map((sentence) =>
    isEnded({ ...createFinding([sentence]), source: sentence.source }),
  )
  expect(ended).toEqual([true, false, false])
})

test('a remark that every text might have, and another thing, open no text', async () => {
  const price = 'Eine Zahnreinigung kostet in der Praxis 90 Euro.'
  const text = `${price} Man darf keine Wunder erwarten. Ein Bleaching kostet in der Praxis 250 Euro.`
  const { sentences } = await pieceOf(text, 'de')
  expect(sentences.map(isEmptyRemark)).toEqual([false, true, false])
  const told = tellingOf(createFinding(sentences), readSubject('Was kostet eine Zahnreinigung?', 'de'))
  expect(told.sentences.map((one) => one.text)).toEqual([price])
})

test('a Roman numeral is nobody who speaks', async () => {
  expect(isPreamble(await pieceOf('Das Paket I erlaubt nun 800 Watt.', 'de'))).toBe(false)
})

test.each([
  [
    'Wie viel Watt sind erlaubt?',
    'de',
    'Der Wechselrichter darf 800 Watt leisten.',
    'Ein Staubsauger zieht 900 Watt.',
  ],
  [
    'How much luggage is allowed?',
    'en',
    'Up to 23 kg of luggage are free.',
    'A full suitcase of luggage weighs 31 kg.',
  ],
])('%s is answered by a limit and by no other amount', async (topic, language, limit, other) => {
  const asked = readAsked(readSubject(topic, language))
  expect(isAnswer(await pieceOf(limit, language), asked)).toBe(true)
  expect(isAnswer(await pieceOf(other, language), asked)).toBe(false)
})
