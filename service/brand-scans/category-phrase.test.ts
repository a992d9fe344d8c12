import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { categoryPhrase, plural } from './category-phrase.ts'
import { commonSubject, subjectOfTitle } from './common-subject.ts'
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
  ['agency', 'agencies'],
  ['toy', 'toys'],
  ['box', 'boxes'],
  ['email marketing', 'email marketing'],
  ['shoes', 'shoes'],
  ['Café', 'Café'],
])('the plural of %s is %s', (one, many) => {
  expect(plural(one)).toBe(many)
})

test('without a sentence, the title of the site or what titles share tells the category', () => {
  expect(subjectOfTitle('Acme Coffee Grinders', find)).toBe('coffee grinders')
  expect(subjectOfTitle('The Acme Blog', find)).toBeUndefined()
  expect(subjectOfTitle('Field notes', find)).toBeUndefined()
  expect(
    commonSubject(['How to clean a coffee grinder', 'Acme coffee grinder guide', 'Choosing beans'], find),
  ).toBe('coffee grinders')
  expect(commonSubject(['One thing', 'Another matter'], find)).toBeUndefined()
})
