import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { createFindMentions } from './find-mentions.ts'
import { ownQuestions } from './panel-questions.ts'

test('a prompt that names the brand, by any of its names, does not count as unprompted', () => {
  const find = createFindMentions(brandNames('Acme', ['ACM Grinders']))
  expect(
    ownQuestions(['Which grinder lasts longest?', 'Is acme any good?', 'Who makes ACM Grinders?'], find),
  ).toMatchObject([
    { kind: 'custom', namesBrand: false },
    { kind: 'custom', namesBrand: true },
    { kind: 'custom', namesBrand: true },
  ])
})
