import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findSamePublisher } from './find-same-publisher.ts'
import { setJudgementsSideBySide } from './set-judgements-side-by-side.ts'
import { readSubject } from './subject.ts'

/** The pages of each set of judgements, where each text is a page of a publisher of its own. */
async function sidesOf(language: string, topic: string, texts: readonly string[], publisher?: string) {
  const sources = texts.map((text, at) =>
    createSource({ title: `Page ${at}`, language, text, ...(publisher ? { publisher } : {}) }),
  )
  const { sentences } = await readEvidence(sources, async () => {})
  const isSame = findSamePublisher(sources, [])
  const found = setJudgementsSideBySide(sentences, readSubject(topic, language), isSame, createFinding)
  return found.map(({ sides }) => sides.map(({ finding }) => finding.source).sort())
}

test.each([
  [
    'en',
    'How to clean a coffee grinder',
    'Rice is harmless for the burrs.',
    'Avoid rice: it can damage the motor.',
  ],
  [
    'en',
    'How to clean a drain',
    'Plumbers recommend baking soda.',
    'Never use baking soda with old lead pipes around.',
  ],
  [
    'en',
    'Is a dehumidifier worth it?',
    'A dehumidifier is worth the money.',
    'A dehumidifier is a waste of money.',
  ],
  [
    'en',
    'Why does a wooden floor creak?',
    'Talcum powder is effective between the boards.',
    'Talcum powder does nothing for the boards.',
  ],
  [
    'de',
    'Wie reinigt man einen Backofen?',
    'Natron ist für die Dichtung unbedenklich.',
    'Finger weg von Natron: Es greift die Dichtung an.',
  ],
  [
    'de',
    'Warum quietscht ein Parkett?',
    'Ein Spritzer Spiritus löst die Reste. Für den Lack ist das unbedenklich.',
    'Spiritus ist zu aggressiv für Lacke.',
  ],
  [
    'de',
    'Wie reinigt man einen Teppich?',
    'Backpulver ist wirksam und günstig.',
    'Von Backpulver rät der Hersteller ab.',
  ],
  [
    'de',
    'Lohnt sich ein Luftentfeuchter?',
    'Ein Luftentfeuchter lohnt sich.',
    'Ein Luftentfeuchter ist reine Geldverschwendung.',
  ],
  [
    'fr',
    'Comment nettoyer un tapis ?',
    'Le bicarbonate est sans danger pour les fibres.',
    'Les fabricants déconseillent le bicarbonate.',
  ],
  [
    'fr',
    'Comment éloigner les limaces ?',
    'Le marc de café est efficace.',
    'Le marc de café ne sert à rien.',
  ],
  ['es', '¿Cómo limpiar una plancha?', 'El limón es seguro para la suela.', 'El limón puede dañar la suela.'],
  [
    'es',
    '¿Merece la pena un robot de cocina?',
    'Un robot de cocina merece la pena.',
    'Un robot de cocina es un derroche.',
  ],
  [
    'it',
    'Come pulire il marmo?',
    'Il limone è efficace sulle macchie.',
    'Evitate il limone: corrode la pietra.',
  ],
  ['it', 'Come eliminare le formiche?', 'Gli esperti consigliano il borotalco.', 'Il borotalco è inutile.'],
  [
    'pt',
    'Como limpar uma panela de ferro?',
    'O sal grosso é seguro para o ferro.',
    'O sal grosso danifica o revestimento.',
  ],
  ['pt', 'Como afastar formigas?', 'Os técnicos recomendam canela.', 'A canela é inútil.'],
  ['ja', '鉄瓶の手入れ方法', '重曹は安全です。', '重曹は避けましょう。'],
  ['ja', 'やかんの洗い方', 'クエン酸は効果的な洗浄剤です。', 'クエン酸はおすすめできません。'],
])(
  '%s: %s – what one page speaks for and another against stands side by side',
  async (language, topic, one, other) => {
    expect(await sidesOf(language, topic, [one, other])).toEqual([[0, 1]])
  },
)

test.each([
  ['two acids', 'en', 'How to clean a kettle', 'Citric acid is harmless.', 'Acetic acid attacks the seals.'],
  [
    'two acids',
    'fr',
    'Comment nettoyer une bouilloire ?',
    'L’acide citrique est sans danger.',
    'L’acide acétique attaque les joints.',
  ],
  [
    'what a thing does to another',
    'en',
    'How to clean a kettle',
    'Vinegar is harmless for the seals.',
    'Chlorine is dangerous for the seals.',
  ],
  [
    'what a thing does to another',
    'de',
    'Wie reinigt man einen Kocher?',
    'Essig ist für die Dichtung unbedenklich.',
    'Chlor ist für die Dichtung schädlich.',
  ],
  ['one opinion', 'en', 'How to clean a kettle', 'Avoid vinegar.', 'Vinegar can damage the seals.'],
  [
    'one opinion',
    'de',
    'Wie düngt man Rosen?',
    'Kaffeesatz ist nicht schädlich.',
    'Kaffeesatz ist unbedenklich.',
  ],
  [
    'one opinion',
    'fr',
    'Comment nourrir des rosiers ?',
    'Le marc n’est pas dangereux.',
    'Le marc est sans danger.',
  ],
  ['a question', 'en', 'How to clean a kettle', 'Vinegar is harmless.', 'Is vinegar harmful?'],
  [
    'what the topic is about',
    'en',
    'Why does a washing machine smell?',
    'A washing machine is safe.',
    'A washing machine can damage clothes.',
  ],
  [
    'a page that says both',
    'en',
    'How to clean a coffee machine',
    'Vinegar is fine, but vinegar is dangerous in espresso machines.',
    'Vinegar is harmless.',
  ],
  [
    'cases that exclude each other',
    'en',
    'What to mulch with',
    'In summer straw is suitable.',
    'In winter straw is unsuitable.',
  ],
  [
    'what is taken back',
    'en',
    'How to clean a kettle',
    'Vinegar is harmless at first. However, it eats the seals.',
    'Vinegar can damage the seals.',
  ],
  [
    'two temperatures',
    'en',
    'How to wash wool',
    'Experts recommend a low temperature.',
    'A high temperature can damage the fibres.',
  ],
  [
    'two temperatures',
    'de',
    'Wie wäscht man Wolle?',
    'Fachleute empfehlen eine Temperatur von 30 Grad.',
    'Die Temperatur von 60 Grad ist für Wolle schädlich.',
  ],
  [
    'two programmes',
    'fr',
    'Comment laver la laine ?',
    'Le programme laine est sans danger pour les pulls.',
    'Le programme coton est dangereux pour les pulls.',
  ],
  ['two things', 'es', '¿Cómo limpiar una plancha?', 'El limón es seguro.', 'La lejía es peligrosa.'],
  ['two things', 'it', 'Come pulire il marmo?', 'Il sapone è efficace.', 'La candeggina è pericolosa.'],
  ['two things', 'pt', 'Como limpar o mármore?', 'O sabão é eficaz.', 'A lixívia é perigosa.'],
  ['two things', 'ja', '鉄瓶の手入れ方法', 'クエン酸は安全です。', '塩素は危険です。'],
])('%s: no two judgements stand against each other (%s, %s)', async (_, language, topic, one, other) => {
  expect(await sidesOf(language, topic, [one, other])).toEqual([])
})

test('one publisher does not differ from itself', async () => {
  const pages = ['Rice is harmless for the burrs.', 'Avoid rice.']
  expect(await sidesOf('en', 'How to clean a coffee grinder', pages, 'Bean Post')).toEqual([])
})

test('a page that speaks against two things is told once beside those that speak for them', async () => {
  const pages = [
    'Von Backpulver und Spiritus rät der Fachmann ab.',
    'Backpulver ist für Teppiche unbedenklich.',
    'Spiritus ist für Teppiche unbedenklich.',
  ]
  expect(await sidesOf('de', 'Wie reinigt man einen Teppich?', pages)).toEqual([[0, 1, 2]])
})
