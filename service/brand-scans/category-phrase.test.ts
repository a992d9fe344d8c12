import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { categoryPhrase } from './category-phrase.ts'
import { createFindMentions } from './find-mentions.ts'

const find = createFindMentions(brandNames('Acme', []))

test.each([
  ['Acme makes hand grinders for coffee bars.', 'hand grinders'],
  ['Acme is a leading project management tool that teams love.', 'project management tools'],
  ['Acme is a small company that sells espresso machines, and more.', 'espresso machines'],
  ['Acme is accounting software for bakeries.', undefined],
  ['Acme is an accounting software.', 'accounting software'],
  ['We roast coffee. We sell coffee beans to offices.', 'coffee beans'],
  ['The weather is fine. Kinu makes grinders.', undefined],
  ['Acme is Acme.', undefined],
  ['', undefined],
])('“%s” says %s', (text, category) => {
  expect(categoryPhrase(text, find)?.name).toBe(category)
})

test.each([
  ['an agency', 'agencies'],
  ['a toy', 'toys'],
  ['a lunch box', 'lunch boxes'],
  ['email marketing', 'email marketing'],
  ['running shoes', 'running shoes'],
])('a brand that makes %s is one of %s', (products, many) => {
  expect(categoryPhrase(`Acme makes ${products}.`, find)?.name).toBe(many)
})

test.each([
  'We make heat pumps quiet.',
  'We make it easy.',
  'We offer competitive prices.',
  'Acme is a family business.',
  'Acme is a great place to work.',
  'Acme is a tool that people like.',
  'We provide everything you need.',
  'We make sure that your house is warm.',
  'We build lasting relationships and make your dreams come true.',
])('“%s” names no market, and no question is made of it', (sentence) => {
  expect(categoryPhrase(sentence, find)).toBeUndefined()
})
