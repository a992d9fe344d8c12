import { expect, test } from 'vitest'
import { isStrangers } from './is-strangers.ts'

const profile = {
  name: 'Café Montera',
  callToAction: { text: 'Book', url: 'https://www.montera.example/taller' },
}
const document = (url: string | null) => ({ url, role: 'facts' as const, kind: 'knowledge' as const })

test.each<[string | null, string]>([
  [null, 'a text that was typed or uploaded'],
  ['https://montera.example/about', 'the host of the call to action'],
  ['https://blog.montera.example/milk', 'a host under it'],
  ['https://cafe-montera.example.org/prices', 'a host with the name of the company'],
  ['shelf 4', 'a place that is no address'],
])('%s is the own document of the company: %s', (url, _why) => {
  expect(isStrangers(document(url), profile)).toBe(false)
})

test.each(['https://magazine.example/survey-2011', 'https://notmontera.example/'])(
  'a page added from %s stays the word of its publisher',
  (url) => {
    expect(isStrangers(document(url), profile)).toBe(true)
  },
)

test('without a name or a call to action, no page counts as the company’s own', () => {
  expect(isStrangers(document('https://magazine.example/survey'), {})).toBe(true)
})

test('what the tenant keeps internal or as its voice is its own, wherever it is kept', () => {
  const kept = { url: 'https://files.example/margins', kind: 'knowledge' as const }
  expect(isStrangers({ ...kept, role: 'internal' }, profile)).toBe(false)
  expect(isStrangers({ ...kept, role: 'voice' }, profile)).toBe(false)
})
