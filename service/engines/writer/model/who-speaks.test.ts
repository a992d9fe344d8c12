import { expect, test } from 'vitest'
import { whoSpeaks } from './who-speaks.ts'

const profile = {
  name: 'Café Montera',
  callToAction: { text: 'Book', url: 'https://www.montera.example/taller' },
}
const document = (url: string | null) => ({ url, role: 'facts' as const, kind: 'knowledge' as const })

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
  const kept = { url: 'https://files.example/margins', kind: 'knowledge' as const }
  expect(whoSpeaks({ ...kept, role: 'internal' }, profile)).toBe('company')
  expect(whoSpeaks({ ...kept, role: 'voice' }, profile)).toBe('company')
})

test('a page of a website that the profile names is the company’s own', () => {
  const company = { name: 'Café Montera', websites: ['milkbar.example'] }
  expect(whoSpeaks(document('https://www.milkbar.example/prices'), company)).toBe('company')
  expect(whoSpeaks(document('https://milkbar.example.org/prices'), company)).toBe('stranger')
})
