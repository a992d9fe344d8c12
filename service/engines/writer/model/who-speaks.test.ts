import { expect, test } from 'vitest'
import { whoSpeaks } from './who-speaks.ts'

const profile = {
  name: 'Café Montera',
  callToAction: { text: 'Book', url: 'https://www.montera.example/taller' },
}
const document = (url: string | null, title = 'Milk', ...paragraphs: string[]) => ({
  url,
  title,
  language: 'en',
  blocks: paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
  role: 'facts' as const,
  kind: 'knowledge' as const,
})

test.each<[string, string]>([
  ['https://montera.example/about', 'the host of the call to action'],
  ['https://blog.montera.example/milk', 'a host under it'],
  ['https://cafe-montera.example.org/prices', 'a host with the name of the company'],
])('%s is the own document of the company: %s', (url, _why) => {
  expect(whoSpeaks(document(url), profile)).toBe('company')
})

test.each([null, 'shelf 4'])(
  'a text that was typed or uploaded (%s) is supplied, and need not be its own words',
  (url) => {
    expect(whoSpeaks(document(url), profile)).toBe('supplied')
  },
)

test('an uploaded text that names the company as its author or publisher is its own words', () => {
  expect(whoSpeaks({ ...document(null), head: { author: 'Café Montera' } }, profile)).toBe('company')
  expect(whoSpeaks({ ...document(null), head: { publisher: 'Cafe Montera' } }, profile)).toBe('company')
  expect(whoSpeaks({ ...document(null), head: { author: 'Milk Board' } }, profile)).toBe('supplied')
})

test.each(['https://magazine.example/survey-2011', 'https://notmontera.example/'])(
  'a page added from %s stays the word of its publisher',
  (url) => {
    expect(whoSpeaks(document(url), profile)).toBe('stranger')
  },
)

test('without a name or a call to action, no page counts as the company’s own', () => {
  expect(whoSpeaks(document('https://magazine.example/survey'), {})).toBe('stranger')
})

test('what the tenant keeps internal or as its voice is its own, wherever it is kept', () => {
  const kept = document('https://files.example/margins')
  expect(whoSpeaks({ ...kept, role: 'internal' }, profile)).toBe('company')
  expect(whoSpeaks({ ...kept, role: 'voice' }, profile)).toBe('company')
})

test('a page of a website that the profile names is the company’s own', () => {
  const company = { name: 'Café Montera', websites: ['milkbar.example'] }
  expect(whoSpeaks(document('https://www.milkbar.example/prices'), company)).toBe('company')
  expect(whoSpeaks(document('https://milkbar.example.org/prices'), company)).toBe('stranger')
})

test.each([
  ['Café Montera: what we see at the bar', 'Milk is steamed at 60 degrees.'],
  ['what-we-see.docx', 'CAFE MONTERA, price list 2026', 'A litre costs 2 euros.'],
  [
    'Milk',
    'Since 2017 Café Montera has steamed milk in Sheffield, and up to the end of 2025 we have taught 611 people in 94 classes.',
  ],
  ['Milk', 'We steam at 60 degrees.', 'It foams.', 'It cools.', 'It sells.', 'Yours, Café Montera'],
])(
  'an uploaded text is the company’s own where its title or first lines bear its name, or it says we and is signed: %s',
  (title, ...lines) => {
    expect(whoSpeaks(document(null, title, ...lines), profile)).toBe('company')
  },
)

test.each([
  [
    'Milk survey',
    'We asked 40 cafés.',
    'One of them foams.',
    'It cools.',
    'Café Montera took part.',
    'a',
    'b',
    'c',
  ],
  [
    'Milk survey',
    'This survey of forty houses in four towns, which were visited twice in one year, has Café Montera among them.',
  ],
  ['Milk', 'Montera is a town.'],
])('an uploaded text that only speaks of the company stays supplied: %s', (title, ...lines) => {
  expect(whoSpeaks(document(null, title, ...lines), profile)).toBe('supplied')
})

test('an uploaded text that names another author is not the company’s own, whatever its title bears', () => {
  const review = document(null, 'Café Montera reviewed', 'We liked it.')
  expect(whoSpeaks({ ...review, head: { author: 'Milk Board' } }, profile)).toBe('supplied')
})

test('a name that is a common word is not found in lower case', () => {
  const company = { name: 'Target' }
  expect(whoSpeaks(document(null, 'How to hit your target'), company)).toBe('supplied')
  expect(whoSpeaks(document(null, 'Target: our prices'), company)).toBe('company')
})
