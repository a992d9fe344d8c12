import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'

type Passage = { reference: number; text: string }

const checkClaims = (markdown: string, passages: Passage[]) =>
  checkText(
    { title: '', description: '', markdown },
    passages.map((passage) => ({ ...passage, title: '', language: '', own: false })),
  )

const evidence = (...texts: string[]) => texts.map((text, index) => ({ reference: index + 1, text }))
const unsupported = (markdown: string, ...texts: string[]) =>
  checkClaims(markdown, evidence(...texts))
    .filter(({ supported, kind }) => !supported && kind !== 'statement')
    .map(({ kind, text }) => `${kind}: ${text}`)
const found = (markdown: string) =>
  checkClaims(markdown, [])
    .filter(({ kind }) => kind !== 'statement')
    .map(({ kind, text }) => `${kind}: ${text}`)

test.each([
  ['We have 12,500 users [1].', 'It has 12500 users.'],
  ['We have 12,500 users [1].', 'It has 12 500 users.'],
  ['We have 12,500 users [1].', 'Es sind 12.500 Nutzer.'],
  ['It took twelve engineers [1].', 'There were 12 engineers.'],
  ['It took 25 engineers [1].', 'There were twenty-five engineers.'],
  ['There were 250 guests [1].', 'There were two hundred and fifty guests.'],
  ['Churn fell by 40% [1].', 'Churn fell by 40 percent.'],
  ['Churn fell by 40 per cent [1].', 'Churn fell by 40 %.'],
  ['Churn fell by forty percent [1].', 'Die Abwanderung sank um 40 Prozent.'],
  ['It costs $5 million [1].', 'It costs US$ 5,000,000.'],
  ['It costs €1.2m [1].', 'It costs 1.2 million euros.'],
  ['It costs 1,50 € [1].', 'It costs EUR 1.50.'],
  ['It serves 5k teams [1].', 'It serves 5,000 teams.'],
  ['It takes 90 minutes [1].', 'It takes 1.5 hours.'],
  ['It takes 3 hours [1].', 'Es dauert 3 Stunden.'],
  ['A 12-hour shift [1] is long.', 'The shift lasts 12 hours.'],
  ['Between 10 and 20% of them leave [1].', 'Some 10% to 20% leave.'],
  ['Rates are 10-20% [1].', 'Rates range from 10–20 percent.'],
  ['It is the 21st release [1].', 'This is release 21.'],
  ['Growth was 3.5 percentage points [1].', 'Growth of 3.5 pp.'],
  ['India has 12,34,567 shops [1].', 'India has 1,234,567 shops.'],
])('a number is found however it is spelled: %s / %s', (markdown, passage) => {
  expect(unsupported(markdown, passage)).toEqual([])
})

test.each([
  ['We have 12,600 users [1].', 'It has 12,500 users.', 'number: 12,600'],
  ['Churn fell by 40% [1].', 'It has 40 users.', 'number: 40%'],
  ['It has 40 users [1].', 'Churn fell by 40%.', 'number: 40'],
  ['It costs $5 million [1].', 'It costs €5 million.', 'number: $5 million'],
  ['It costs $5 million [1].', 'It costs $5 billion.', 'number: $5 million'],
  ['It takes 3 hours [1].', 'It takes 3 days.', 'number: 3 hours'],
  ['Growth was 3 percentage points [1].', 'Growth was 3%.', 'number: 3 percentage points'],
  ['It took fifteen engineers [1].', 'There were fifty engineers.', 'number: fifteen'],
])('a number that says something else is unsupported: %s / %s', (markdown, passage, claim) => {
  expect(unsupported(markdown, passage)).toEqual([claim])
})

test.each([
  ['It began on March 3, 2024 [1].', 'It began on 2024-03-03.'],
  ['It began on 3 March 2024 [1].', 'Es begann am 3. März 2024.'],
  ['It began on 3rd of March 2024 [1].', 'It began on 03/03/2024.'],
  ['It began in March 2024 [1].', 'It began on 3 Mar 2024.'],
  ['It began in 2024 [1].', 'Empezó el 3 de marzo de 2024.'],
  ['It began in Q1 2024 [1].', 'It began in February 2024.'],
  ['It began in 2024 [1].', '始まりは2024年3月です。'],
  ['It was large in the 1990s [1].', 'In the 1990s it was large.'],
])('a date is found however it is written: %s / %s', (markdown, passage) => {
  expect(unsupported(markdown, passage)).toEqual([])
})

test.each([
  ['It began on March 4, 2024 [1].', 'It began on 2024-03-03.', 'date: March 4, 2024'],
  ['It began on March 4, 2024 [1].', 'It began in March 2024.', 'date: March 4, 2024'],
  ['It began in 2023 [1].', 'It began in 2024.', 'date: 2023'],
  ['It began in Q2 2024 [1].', 'It began in February 2024.', 'date: Q2 2024'],
])('a date that says more or something else is unsupported: %s / %s', (markdown, passage, claim) => {
  expect(unsupported(markdown, passage)).toEqual([claim])
})

test('a quotation must be in the passage word for word, whatever its marks, dashes and case', () => {
  const passage = 'She said that «it’s the best tool – by far – for teams» and left.'
  expect(unsupported('She called it “the best tool - by far - for teams” [1].', passage)).toEqual([])
  expect(unsupported('She called it "the best tool … for teams" [1].', passage)).toEqual([])
  expect(unsupported('She called it "the worst tool for teams" [1].', passage)).toEqual([
    'quotation: the worst tool for teams',
  ])
  expect(unsupported('> It’s the best tool – by far. [1]', passage)).toEqual([])
  expect(unsupported('> It is the worst tool. [1]', passage)).toEqual(['quotation: It is the worst tool.'])
})

test('a single quoted word is a term and not a quotation', () => {
  expect(found('Some call it "churn" in private.')).toEqual([])
})

test('names are read from capitals in mid-sentence, with initials, joins and possessives', () => {
  expect(
    found('The tool was made by Jane Doe at the University of Oxford with GPT-4 and iPhone data.'),
  ).toEqual(['name: Jane Doe', 'name: University of Oxford', 'name: GPT-4', 'name: iPhone'])
  expect(unsupported('The tool of Jane Doe helps [1].', 'Jane M. Doe made the tool.')).toEqual([])
  expect(unsupported('It was acme’s idea, then Acme’s tool [1].', 'Acme has a tool and an idea.')).toEqual([])
  expect(unsupported('The U.S. market grew [1].', 'The US market grew.')).toEqual([])
  expect(unsupported('The tool of Jane Roe helps [1].', 'Jane M. Doe made the tool.')).toEqual([
    'name: Jane Roe',
  ])
})

test('the Dutch digraph at the start of a sentence makes no name, in capitals throughout it does', () => {
  expect(found('IJs smelt snel in de zon.')).toEqual([])
  expect(found('De pont van Velsen vaart over het IJ naar IJmuiden.')).toEqual(
    expect.arrayContaining(['name: IJmuiden']),
  )
})

test('the first word of a sentence is a name only when something says so', () => {
  expect(found('Choosing well takes time. Marketing needs patience.')).toEqual([])
  expect(found('Zorbex announced a tool.')).toEqual(['name: Zorbex'])
  expect(found('Zorbex grew. We met Zorbex.')).toEqual(['name: Zorbex', 'name: Zorbex'])
  expect(unsupported('Using Google Sheets helps [1].', 'Google Sheets helps.')).toEqual([])
})

test('German nouns are not taken for names, pairs of capital words are', () => {
  expect(
    found(
      'Die Abwanderung der Kunden ist für jede Firma ein Problem, sagte Angela Merkel gestern in der Stadt.',
    ),
  ).toEqual(['name: Angela Merkel'])
})

test('headings and bold lead-ins have their figures checked and state nothing', () => {
  expect(checkClaims('## Churn Fell 40%\n\n- **Faster Onboarding In Berlin:** done', [])).toMatchObject([
    { kind: 'number', text: '40%', supported: false },
  ])
  expect(checkClaims('## Five Ways To Save\n\n### 3. Plan', [])).toEqual([])
})

test('a table row is one statement, and the unit of its header reaches its cells', () => {
  const table = '| Plan | Price (EUR) |\n|---|---|\n| Basic | 12 |\n| Large | 40 |\n\n'
  const claims = checkClaims(table, evidence('Basic costs 12 euros. Large costs 45 euros.'))
  expect(claims.filter(({ kind }) => kind === 'number')).toMatchObject([
    { text: '12', supported: true },
    { text: '40', supported: false },
  ])
})

test('a statement carries its reference and the likest passage of that source, word for word', () => {
  const passages = [
    { reference: 1, text: 'Onboarding mails are sent on day one.' },
    { reference: 1, text: 'Teams that onboard within a week keep 40% more customers.' },
    { reference: 2, text: 'Teams that onboard within a week keep 40% more customers, says a survey.' },
  ]
  expect(
    checkClaims('Teams that onboard within a week keep 40% more customers. [1]', passages)[0],
  ).toMatchObject({
    id: 'c1',
    text: 'Teams that onboard within a week keep 40% more customers.',
    kind: 'statement',
    supported: true,
    reference: 1,
    passage: 'Teams that onboard within a week keep 40% more customers.',
  })
})

test('a statement without a reference, or with one to a passage about something else, is unsupported', () => {
  const passages = evidence('Teams that onboard within a week keep more customers.')
  const check = (markdown: string) => checkClaims(markdown, passages)[0]?.supported
  expect(check('Studies show that nothing beats a good newsletter.')).toBe(false)
  expect(check('Nothing beats a good newsletter [1].')).toBe(false)
  expect(check('Teams keep more customers when they onboard within a week [1].')).toBe(true)
  expect(check('Teams that onboard within a week keep more customers.')).toBe(true)
  expect(check('Teams that onboard within a week keep more customers [7].')).toBe(true)
})

test('a statement with one unsupported fact is unsupported', () => {
  const claims = checkClaims(
    'Teams that onboard keep 50% more customers [1].',
    evidence('Teams that onboard keep 40% more customers.'),
  )
  expect(claims.map(({ kind, supported }) => [kind, supported])).toEqual([
    ['statement', false],
    ['number', false],
  ])
})

test('facts decide where text and evidence are in different languages', () => {
  const [statement] = checkClaims(
    'Teams that welcome their customers early keep 40% more of them over the whole year [1].',
    evidence(
      'Wer seine Kunden früh begrüßt, behält über das ganze Jahr 40 Prozent mehr von ihnen als andere.',
    ),
  )
  expect(statement).toMatchObject({ kind: 'statement', supported: true, reference: 1 })
})

test('questions, announcements and the closing list of sources are no statements', () => {
  expect(checkClaims('What is churn and why does it matter?\n\nHere is the list:\n\nOne.', [])).toEqual([])
  expect(
    checkClaims('# A\n\n## Sources\n\n1. [Report of 2024 by Jane Doe](https://a.example)\n2. Notes', []),
  ).toEqual([])
  expect(checkClaims('# A\n\n## Sources\n\n- [1] [Report of 2024](https://a.example)', [])).toEqual([])
})

test('abbreviations, initials and days do not end a sentence; a reference after the full stop belongs to it', () => {
  const texts = checkClaims('Dr. J. Smith came on 3. March 2024 to us. [1] He was, e.g. Tired of it. [2]', [])
    .filter(({ kind }) => kind === 'statement')
    .map(({ text }) => text)
  expect(texts).toEqual(['Dr. J. Smith came on 3. March 2024 to us.', 'He was, e.g. Tired of it.'])
})

test('references are understood in lists and ranges and are not taken for numbers', () => {
  expect(found('Good tools help teams [1, 2] and people [3-4].')).toEqual([])
})

test('without evidence everything is unsupported', () => {
  expect(
    checkClaims('In 2024 churn was 5%.', []).every(
      ({ supported, passage }) => !supported && passage === null,
    ),
  ).toBe(true)
})

test('times, versions and telephone numbers are looked up as they are written', () => {
  expect(found('It opens at 14:30 with version 2.1.3, call +1 555 123 4567.')).toEqual([
    'number: 14:30',
    'number: 2.1.3',
    'number: +1 555 123 4567',
  ])
  expect(unsupported('It runs version 2.1.3 at 14:30 [1].', 'At 14:30 version 2.1.4 runs.')).toEqual([
    'number: 2.1.3',
  ])
})

test('a figure of another passage does not bear out a sentence about something else', () => {
  const claims = checkClaims(
    'Teams send 3 mails a day to everybody.',
    evidence('Of our offices, 3 are in Spain.'),
  )
  expect(claims.find(({ kind }) => kind === 'number')).toMatchObject({ text: '3', supported: false })
})

test('scripts without spaces are compared by their characters', () => {
  const passages = evidence(
    '一周内欢迎新客户的团队能多留住百分之四十的客户，即40%。',
    '办公室在柏林，天气很好。',
  )
  const check = (markdown: string) => checkClaims(markdown, passages)
  expect(check('一周内欢迎新客户的团队能多留住40%的客户 [1]。').every(({ supported }) => supported)).toBe(
    true,
  )
  expect(check('新闻简报是最好的渠道 [2]。')[0]).toMatchObject({ kind: 'statement', supported: false })
})

test.each([
  ['Der Umsatz stieg auf 1,5 Mio. Euro [1].', 'Revenue rose to €1,500,000.'],
  ['Le prix est de 12,50 € en mars 2024 [1].', 'The price is EUR 12.50 since 5 March 2024.'],
  ['El plan dura 2 años [1].', 'The plan lasts 24 months.'],
  ['耗时3小时，费用为12万美元 [1]。', 'It took 3 hours and cost $120,000.'],
  ['2024年3月3日に始まった [1]。', 'It began on March 3, 2024.'],
])('figures agree across languages: %s / %s', (markdown, passage) => {
  expect(unsupported(markdown, passage)).toEqual([])
  expect(found(markdown).length).toBeGreaterThan(0)
})

test('a bold sentence that leads in is a statement', () => {
  const [claim] = checkClaims(
    '- **A pump costs 9,000 euros.** Then wait. [1]',
    evidence('A pump costs 9,000 euros.'),
  )
  expect(claim).toMatchObject({ kind: 'statement', text: 'A pump costs 9,000 euros.', supported: true })
})

test.each([
  ['Of 412 logs 271 were wet [1]. That’s 66%.', 'Of 412 logs, 271 were wet.'],
  ['Von 412 Scheiten waren 271 nass [1]. Das sind 66 %.', 'Von 412 Scheiten waren 271 nass.'],
  [
    'The rent is £62 a month and the beans £18 [1]. That makes £80.',
    'Rent is £62 a month. Beans cost £18 a month.',
  ],
])('a short sum of the two figures before it needs no source: %s', (markdown, passage) => {
  expect(unsupported(markdown, passage)).toEqual([])
})

test.each([
  ['Of 412 logs 271 were wet [1]. That’s 76%.', 'Of 412 logs, 271 were wet.', ['number: 76%']],
  ['Of 412 logs 371 were wet [1]. That’s 90%.', 'Of 412 logs, 271 were wet.', ['number: 371', 'number: 90%']],
  [
    'Of 412 logs 271 were wet [1]. In Norway that’s 66%.',
    'Of 412 logs, 271 were wet.',
    ['number: 66%', 'name: Norway'],
  ],
])('a short sum that is wrong, or of figures that no source has, does: %s', (markdown, passage, claims) => {
  expect(unsupported(markdown, passage)).toEqual(claims)
})
