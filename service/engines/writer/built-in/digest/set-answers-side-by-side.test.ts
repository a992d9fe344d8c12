import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findSamePublisher } from './find-same-publisher.ts'
import { setAnswersSideBySide } from './set-answers-side-by-side.ts'
import { readSubject } from './subject.ts'

/** The figures of each list of answers, where each text is a page of a publisher of its own. */
async function answersOf(language: string, topic: string, texts: readonly string[], title = 'Page') {
  const sources = texts.map((text, at) => createSource({ title: `${title} ${at}`, language, text }))
  const { sentences } = await readEvidence(sources, async () => {})
  const findings = sentences.map((sentence) => createFinding([sentence], { coverage: 0.5 }))
  const titleOf = (source: number) => sources[source]?.title ?? ''
  const isSame = findSamePublisher(sources, [])
  const found = setAnswersSideBySide(findings, readSubject(topic, language), isSame, titleOf)
  return found.map(({ answers, sides }) => [answers, ...sides.map(({ figure }) => figure)])
}

test.each([
  [
    'en',
    'How long does a wetsuit last?',
    ['A wetsuit lasts 3 to 4 years.', 'Most wetsuits last 8 to 10 years.'],
    ['lifetime', '3 to 4 years', '8 to 10 years'],
  ],
  [
    'en',
    'How long does a wetsuit last?',
    ['Wetsuits should be replaced every 2 years.', 'A wetsuit of good make lasts 6 years.'],
    ['lifetime', '2 years', '6 years'],
  ],
  [
    'de',
    'Wie lange hält ein Neoprenanzug und wie pflegt man ihn?',
    ['Ein Neoprenanzug hält drei bis fünf Jahre.', 'Im Schnitt hält ein Neoprenanzug 9 Jahre.'],
    ['lifetime', 'drei bis fünf Jahre', '9 Jahre'],
  ],
  [
    'de',
    'Wie lange hält ein Seil und wann tauscht man es aus?',
    ['Ein Seil muss nach 5 Jahren ausgetauscht werden.', 'Ein Seil hält 10 bis 12 Jahre.'],
    ['lifetime', '5 Jahren', '10 bis 12 Jahre'],
  ],
  [
    'fr',
    'Combien de temps faut-il garder ses quittances ?',
    ['Gardez vos quittances pendant 2 ans.', 'Il faut conserver les quittances 10 ans.'],
    ['retention', '2 ans', '10 ans'],
  ],
  [
    'es',
    '¿Cada cuánto hay que lavar las sábanas?',
    [
      'Lo ideal es lavar las sábanas una vez al mes.',
      'Las sábanas se lavan cada dos semanas.',
      'Hay que lavar las sábanas una vez por semana.',
    ],
    ['interval', 'una vez por semana', 'cada dos semanas', 'una vez al mes'],
  ],
  [
    'it',
    'Ogni quanto bisogna lavare le lenzuola?',
    ['Le lenzuola si lavano ogni due settimane.', 'Le lenzuola vanno lavate una volta al mese.'],
    ['interval', 'ogni due settimane', 'una volta al mese'],
  ],
  [
    'pt',
    'Com que frequência devo lavar os lençóis?',
    ['Os lençóis devem ser lavados a cada duas semanas.', 'Lave os lençóis uma vez por mês.'],
    ['interval', 'cada duas semanas', 'uma vez por mês'],
  ],
  [
    'ja',
    'エアコンのフィルター掃除はどのくらいの頻度で行うべきか',
    [
      'エアコンのフィルター掃除の目安は2週間に1回です。',
      'お掃除機能付きでも業務用でも、フィルターは2カ月に1度掃除すれば十分です。',
    ],
    ['interval', '2週間に1回', '2カ月に1度'],
  ],
  [
    'en',
    'How long does it take to grow out a buzz cut?',
    ['Growing out a buzz cut takes 6 months.', 'It takes 1 to 2 years to grow out a buzz cut.'],
    ['duration', '6 months', '1 to 2 years'],
  ],
  [
    'de',
    'Lohnt sich eine Regentonne?',
    ['Eine Regentonne macht sich nach drei bis fünf Jahren bezahlt.', 'Sie amortisiert sich nach 9 Jahren.'],
    ['payback', 'drei bis fünf Jahren', '9 Jahren'],
  ],
  [
    'en',
    'Is cork flooring worth the extra cost?',
    [
      'The premium for cork is usually 10 to 20% over laminate.',
      'Cork floors cost 25 to 40% more than laminate.',
    ],
    ['premium', '10 to 20%', '25 to 40%'],
  ],
])('%s: %s is answered side by side where the ranges do not meet', async (language, topic, texts, list) => {
  expect(await answersOf(language, topic, texts)).toEqual([list])
})

test.each([
  [
    'ranges that overlap',
    'en',
    'How long does a wetsuit last?',
    ['A wetsuit lasts 3 to 6 years.', 'A wetsuit lasts 5 to 8 years.'],
  ],
  [
    'a guarantee',
    'de',
    'Wie lange hält ein Neoprenanzug?',
    ['Ein Neoprenanzug hält 6 Jahre.', 'Die Garantie auf einen Neoprenanzug beträgt 2 Jahre.'],
  ],
  [
    'another thing',
    'de',
    'Wie lange hält ein Neoprenanzug?',
    ['Ein Neoprenanzug hält 6 Jahre.', 'Die Taucherbrille hält 20 Jahre.'],
  ],
  [
    'two kinds of the thing',
    'fr',
    'Combien de temps faut-il garder ses quittances ?',
    ['Les quittances d’eau se gardent 5 ans.', 'Les quittances de loyer se gardent 3 ans.'],
  ],
  [
    'two things of one topic',
    'en',
    'How long should you keep bank statements and tickets?',
    ['Keep bank statements for 5 years.', 'Keep tickets for 1 year.'],
  ],
  [
    'one case',
    'en',
    'How often should bed sheets be washed?',
    ['Bed sheets are washed every two weeks.', 'Wash bed sheets every three days if you have a cat.'],
  ],
  [
    'one case',
    'es',
    '¿Cada cuánto hay que lavar las sábanas?',
    ['Las sábanas se lavan cada dos semanas.', 'Si alguien está enfermo, las sábanas se lavan cada 3 días.'],
  ],
  [
    'one case',
    'ja',
    'エアコンのフィルター掃除はどのくらいの頻度で行うべきか',
    [
      'エアコンのフィルター掃除の目安は2週間に1回です。',
      'ペットがいる家庭では、フィルターの掃除は3日に1回が理想です。',
    ],
  ],
  [
    'another thing',
    'ja',
    'エアコンのフィルター掃除はどのくらいの頻度で行うべきか',
    ['エアコンのフィルター掃除の目安は2週間に1回です。', '加湿器のフィルターは2カ月に1回掃除しましょう。'],
  ],
  [
    'washing and replacing',
    'it',
    'Ogni quanto bisogna lavare i cuscini?',
    ['I cuscini si lavano ogni sei mesi.', 'I cuscini vanno sostituiti ogni due anni.'],
  ],
  [
    'what held once',
    'pt',
    'Quanto tempo dura uma prancha de surf?',
    ['Uma prancha de surf dura 4 anos.', 'Antigamente uma prancha de surf durava 12 anos.'],
  ],
  [
    'somebody’s own story',
    'en',
    'How long does a wetsuit last?',
    ['A wetsuit lasts 3 to 4 years.', 'My wetsuit lasted 11 years.'],
  ],
  [
    'a quite different measure',
    'en',
    'Is cork flooring worth the extra cost?',
    ['Cork floors cost 25 to 40% more than laminate.', 'Cork floors are 5% heavier than laminate.'],
  ],
  [
    'no amount that is asked',
    'en',
    'Why do wetsuits tear?',
    ['A wetsuit lasts 3 to 4 years.', 'A wetsuit lasts 8 to 10 years.'],
  ],
])('%s is no other answer (%s, %s)', async (_, language, topic, texts) => {
  expect(await answersOf(language, topic, texts)).toEqual([])
})

test('two pages of one site are one answer', async () => {
  const pages = ['A wetsuit lasts 3 to 4 years.', 'A wetsuit lasts 8 to 10 years.'].map((text, at) =>
    createSource({ title: `Page ${at}`, url: `https://surf.example/${at}`, text }),
  )
  const { sentences } = await readEvidence(pages, async () => {})
  const findings = sentences.map((sentence) => createFinding([sentence]))
  const subject = readSubject('How long does a wetsuit last?', 'en')
  expect(setAnswersSideBySide(findings, subject, findSamePublisher(pages, []))).toEqual([])
})

test.each([
  [
    'en',
    'How often should the belt of a scooter be changed?',
    [
      'Change the belt of a scooter every 5,000 miles.',
      'The belt of a scooter is changed every 9,000 to 12,000 miles.',
    ],
    ['interval', '5,000 miles', '9,000 to 12,000 miles'],
  ],
  [
    'en',
    'How often should the belt be changed, every 5,000 or every 10,000 miles?',
    [
      'The fitter changes a belt every 5,000 miles or every six months.',
      'Most 2019 and later models call for a belt change every 7,500 to 10,000 miles or 12 months.',
    ],
    ['interval', '5,000 miles', '7,500 to 10,000 miles'],
  ],
  [
    'de',
    'Wie oft muss der Riemen gewechselt werden?',
    ['Der Riemen wird alle 8.000 km gewechselt.', 'Wechseln Sie den Riemen alle 20.000 km.'],
    ['interval', '8.000 km', '20.000 km'],
  ],
  [
    'fr',
    'À quelle fréquence détartrer une bouilloire ?',
    [
      'Détartrez la bouilloire tous les mois si votre eau est dure, tous les trois mois sinon.',
      'Avec une eau dure, détartrez la bouilloire tous les deux à trois mois.',
    ],
    ['interval', 'tous les mois', 'deux à trois mois'],
  ],
  [
    'en',
    'How often to descale a kettle?',
    ['Descale a kettle every month.', 'A kettle is descaled every two to three months.'],
    ['interval', 'every month', 'two to three months'],
  ],
  [
    'de',
    'Wie oft entkalkt man einen Wasserkocher?',
    ['Einen Wasserkocher entkalkt man jeden Monat.', 'Entkalken Sie den Wasserkocher alle drei Monate.'],
    ['interval', 'jeden Monat', 'drei Monate'],
  ],
  [
    'it',
    'Ogni quanto decalcificare un bollitore?',
    ['Il bollitore si decalcifica ogni mese.', 'Decalcificate il bollitore ogni tre mesi.'],
    ['interval', 'ogni mese', 'ogni tre mesi'],
  ],
  [
    'pt',
    'Com que frequência descalcificar uma chaleira?',
    ['A chaleira descalcifica-se todos os meses.', 'Descalcifique a chaleira a cada três meses.'],
    ['interval', 'todos os meses', 'cada três meses'],
  ],
  [
    'ja',
    'やかんの湯垢取りの頻度はどのくらい?',
    ['やかんの湯垢取りは毎月行います。', 'やかんの湯垢取りは3カ月に1回で十分です。'],
    ['interval', '毎月', '3カ月に1回'],
  ],
  [
    'ja',
    '炊いた麦は何日もつ?',
    ['炊いた麦は翌日までに食べきりましょう。', '炊いた麦は2~3日もちます。'],
    ['lifetime', '翌日', '2~3日'],
  ],
  [
    'en',
    'How long does a gratin keep?',
    ['A gratin is to be eaten within 2 days.', 'A gratin keeps 4 to 5 days.'],
    ['lifetime', '2 days', '4 to 5 days'],
  ],
  [
    'en',
    'How long does cooked barley keep?',
    ['Cooked barley keeps until the next day.', 'Cooked barley keeps 3 to 4 days.'],
    ['lifetime', 'until the next day', '3 to 4 days'],
  ],
])('%s: %s is answered by ways and by every month as well', async (language, topic, texts, list) => {
  expect(await answersOf(language, topic, texts)).toEqual([list])
})

test.each([
  [
    'es',
    '¿Cuánto se tarda en cambiar una ventana?',
    'Cambiar una ventana',
    '## ¿Cuánto dura la obra?\n\nCalcule de dos a tres días.',
    '## ¿Cuánto se tarda?\n\nLos expertos hablan de entre 5 y 8 días laborables.',
    ['duration', 'dos a tres días', '5 y 8 días'],
  ],
  [
    'en',
    'How long does it take to lay a parquet?',
    'Laying a parquet',
    '## How long does it take?\n\nReckon with two to three days.',
    '## How long will it take?\n\nMost fitters say six to eight days.',
    ['duration', 'two to three days', 'six to eight days'],
  ],
])('%s: what stands under the very question answers it on a page about the thing', async (...given) => {
  const [language, topic, title, one, other, list] = given
  expect(await answersOf(language, topic, [one, other], title)).toEqual([list])
})

test.each([
  [
    'en',
    'How long does cooked barley keep in the fridge and in the freezer?',
    [
      'Cooked barley keeps 3 days in the fridge. In the freezer cooked barley keeps 6 months.',
      'Cooked barley keeps 5 to 6 days in the fridge. In the freezer cooked barley keeps 2 months.',
    ],
    [
      ['lifetime', '3 days', '5 to 6 days'],
      ['lifetime', '2 months', '6 months'],
    ],
  ],
  [
    'ja',
    '炊いた麦は冷蔵・冷凍で何日もつ?',
    [
      '冷蔵では炊いた麦は3日もちます。麦は冷凍なら2週間もちます。',
      '炊いた麦は冷蔵で5~6日もちます。麦は冷凍なら2ヶ月もちます。',
    ],
    [
      ['lifetime', '3日', '5~6日'],
      ['lifetime', '2週間', '2ヶ月'],
    ],
  ],
])('%s: each case of a question has its own answers', async (language, topic, texts, lists) => {
  expect(await answersOf(language, topic, texts)).toEqual(lists)
})

test.each([
  [
    'soft water and hard water',
    'fr',
    'À quelle fréquence détartrer une bouilloire ?',
    [
      'Avec une eau douce, détartrez la bouilloire tous les six mois.',
      'Avec une eau dure, détartrez la bouilloire tous les deux mois.',
    ],
  ],
  [
    'what a list says of another thing',
    'ja',
    '炊いた麦は冷蔵・冷凍で何日もつ?',
    [
      '炊いた麦は冷蔵で3日もちます。',
      '# 麦\n\n## 麦の冷蔵\n\n- 炊飯器の保温:5時間まで保存できる\n- 室温で置く:2時間まで保存できる',
    ],
  ],
  [
    'what comes after so long',
    'ja',
    '炊いた麦は何日もつ?',
    ['炊いた麦は翌日までに食べきりましょう。', '炊いた麦は3日をすぎると食べられなくなるわけではありません。'],
  ],
  [
    'a case that is not asked for',
    'en',
    'How long does cooked barley keep in the fridge?',
    [
      'In the fridge cooked barley keeps 3 days. At room temperature cooked barley keeps 2 hours.',
      'At room temperature cooked barley keeps 4 hours.',
    ],
  ],
  [
    'a length that is no way',
    'en',
    'How often should a hedge be cut?',
    ['A hedge is planted every 50 cm.', 'A hedge is planted every 2 m.'],
  ],
  [
    'the fridge and the freezer',
    'es',
    '¿Cuánto tiempo dura la cebada cocida?',
    ['La cebada cocida dura 3 días en la nevera.', 'La cebada cocida dura 3 meses en el congelador.'],
  ],
])('%s are no two answers (%s, %s)', async (_, language, topic, texts) => {
  expect(await answersOf(language, topic, texts)).toEqual([])
})

test('what two pages ask by their headings beside the topic is set side by side without a question', async () => {
  const pages = [
    '## Quanto durano?\n\nLe gomme quattro stagioni durano circa 40.000 chilometri.',
    '## Quanto durano?\n\nLe quattro stagioni di buona marca superano i 50.000 chilometri.',
  ]
  const topic = 'Meglio le gomme quattro stagioni o quelle invernali?'
  expect(await answersOf('it', topic, pages, 'Gomme quattro stagioni')).toEqual([
    [undefined, '40.000 chilometri', '50.000 chilometri'],
  ])
})

test.each([
  [
    'en',
    'How much does a chimney sweep cost?',
    ['A chimney sweep costs £50 to £70.', 'A chimney sweep charges £100 to £150.'],
    ['price', '£50 to £70', '£100 to £150'],
  ],
  [
    'en',
    'How much does it cost to rewire a house?',
    [
      'Rewiring a house costs £3,500 to £5,000 including VAT.',
      'Prices vary widely. To rewire a house is a big job. Expect to pay £6,500 to £8,000.',
      'Rewiring a house adds £900 on top for plastering.',
    ],
    ['price', '£3,500 to £5,000', '£6,500 to £8,000'],
  ],
  [
    'de',
    'Wie oft muss eine Dachrinne gereinigt werden und was kostet die Reinigung?',
    [
      'Die Reinigung einer Dachrinne kostet selten mehr als 80 Euro.',
      'Kosten der Dachrinnenreinigung: Flachdach 150–180 Euro, Steildach 190–250 Euro (ein Gerüst 75 Euro).',
      'Eine Dachrinne kostet 300 Euro.',
    ],
    ['price', '80 Euro', '150–180 Euro'],
  ],
  [
    'fr',
    'Combien coûte le ramonage d’une cheminée ?',
    [
      'Le ramonage d’une cheminée coûte entre 40 et 60 € TTC.',
      'Comptez 90 à 120 € pour le ramonage de la cheminée.',
    ],
    ['price', '40 et 60 €', '90 à 120 €'],
  ],
  [
    'es',
    '¿Cuánto cuesta barnizar un parqué de 40 metros?',
    [
      'Barnizar un parqué de 40 m² cuesta entre los 400 y los 500 euros con IVA.',
      'El precio de barnizar un parqué oscila entre 700 y 900 euros.',
      'Barnizar un parqué de 20 m² cuesta 250 euros.',
    ],
    ['price', '400 y los 500 euros', '700 y 900 euros'],
  ],
  [
    'it',
    'Quanto costa la pulizia di un tappeto?',
    [
      'La pulizia di un tappeto costa 30 euro.',
      'Per la pulizia di un tappeto si spendono dai 60 ai 90 euro.',
    ],
    ['price', '30 euro', '60 ai 90 euro'],
  ],
  [
    'pt',
    'Quanto custa a limpeza de uma chaminé?',
    ['A limpeza de uma chaminé custa 40 euros.', 'Pela limpeza de uma chaminé paga-se entre 80 e 100 euros.'],
    ['price', '40 euros', '80 e 100 euros'],
  ],
  [
    'nl',
    'Wat kost het reinigen van een dakgoot?',
    [
      'Het reinigen van een dakgoot kost 75 tot 100 euro.',
      'Voor het reinigen van de dakgoot betaal je al snel 150 euro.',
    ],
    ['price', '75 tot 100 euro', '150 euro'],
  ],
])('%s: %s is answered by the prices of each where they are far apart', async (...given) => {
  const [language, topic, texts, list] = given
  expect(await answersOf(language, topic, texts)).toEqual([list])
})

test.each([
  [
    'prices that are near each other',
    'en',
    'How much does a chimney sweep cost?',
    ['A chimney sweep costs £60 to £70.', 'A chimney sweep charges £75.'],
  ],
  [
    'the price of the thing and of what is done to it',
    'de',
    'Was kostet die Reinigung einer Dachrinne?',
    ['Die Reinigung einer Dachrinne kostet 80 Euro.', 'Eine Dachrinne kostet 300 Euro.'],
  ],
  [
    'a price by the metre and one for the whole',
    'fr',
    'Combien coûte le ramonage d’une cheminée ?',
    ['Le ramonage d’une cheminée coûte 60 €.', 'Le ramonage d’une cheminée coûte 12 € par mètre.'],
  ],
  [
    'a fine',
    'it',
    'Quanto costa la pulizia di un tappeto?',
    [
      'La pulizia di un tappeto costa 30 euro.',
      'Chi non fa la pulizia del tappeto paga una multa di 100 euro.',
    ],
  ],
  [
    'two sizes',
    'es',
    '¿Cuánto cuesta barnizar un parqué?',
    ['Barnizar un parqué de 20 m² cuesta 250 euros.', 'Barnizar un parqué de 60 m² cuesta 800 euros.'],
  ],
])('%s are no two prices (%s, %s)', async (_, language, topic, texts) => {
  expect(await answersOf(language, topic, texts)).toEqual([])
})

test.each([
  [
    'en',
    'How often should a chimney be swept?',
    ['Sweep the chimney at least twice a year.', 'A chimney is swept every few years.'],
    ['interval', 'twice a year', 'every few years'],
  ],
  [
    'de',
    'Wie oft muss ein Kamin gekehrt werden?',
    ['Ein Kamin wird ein- bis zweimal im Jahr gekehrt.', 'Ein Kamin wird alle paar Jahre gekehrt.'],
    ['interval', 'ein- bis zweimal im Jahr', 'alle paar Jahre'],
  ],
  [
    'fr',
    'À quelle fréquence entretenir une chaudière ?',
    ['Une chaudière demande un entretien annuel.', 'Une chaudière s’entretient tous les trois ans.'],
    ['interval', 'entretien annuel', 'trois ans'],
  ],
  [
    'it',
    'Ogni quanto pulire un camino?',
    ['Il camino richiede una pulizia annuale.', 'Pulire il camino ogni tre anni basta.'],
    ['interval', 'pulizia annuale', 'ogni tre anni'],
  ],
  [
    'es',
    '¿Cada cuánto hay que limpiar una chimenea?',
    [
      'Limpiar la chimenea una o dos veces al año es lo habitual.',
      'Hay que limpiar la chimenea cada cinco años.',
    ],
    ['interval', 'una o dos veces al año', 'cada cinco años'],
  ],
  [
    'pt',
    'Com que frequência devo limpar uma chaminé?',
    ['A chaminé pede uma limpeza anual.', 'Limpar a chaminé a cada três anos chega.'],
    ['interval', 'limpeza anual', 'cada três anos'],
  ],
  [
    'nl',
    'Hoe vaak moet je een schoorsteen vegen?',
    [
      'Een schoorsteen vegen doe je een keer of vijf per jaar.',
      'Een schoorsteen vegen hoeft maar eens in de paar jaar.',
    ],
    ['interval', 'een keer of vijf per jaar', 'eens in de paar jaar'],
  ],
  [
    'it',
    'Ogni quanto pulire un camino?',
    ['Pulire il camino ogni mese è prudente.', 'Pulire il camino ogni due oppure ogni quattro mesi basta.'],
    ['interval', 'ogni mese', 'ogni due oppure ogni quattro mesi'],
  ],
  [
    'nl',
    'Hoe vaak moet je een goot vegen?',
    [
      'Als je er goed bij kunt, kun je de goot elke twee of drie jaar vegen.',
      'De goot twee keer per jaar vegen is raadzaam.',
    ],
    ['interval', 'twee keer per jaar', 'elke twee of drie jaar'],
  ],
  [
    'en',
    'How long should you keep payslips?',
    ['Keep payslips for at least two years after the year ends.', 'Hold on to your payslips for six years.'],
    ['retention', 'two years', 'six years'],
  ],
])('%s: %s is answered by least and yearly amounts as well', async (language, topic, texts, list) => {
  expect(await answersOf(language, topic, texts)).toEqual([list])
})

test('a yearly cost is no yearly service', async () => {
  const texts = ['The yearly cost of a chimney is £40.', 'Sweep the chimney every three years.']
  expect(await answersOf('en', 'How often should a chimney be swept?', texts)).toEqual([])
})
