import { expect, test } from 'vitest'
import { findAskedKind } from './asked-kind.ts'

const figures = (question: string, sentence: string) =>
  findAskedKind(question)
    .figures?.(sentence)
    .map(({ from, to }) => sentence.slice(from, to))

test.each([
  ['How long is the table?', 'The table is 180 cm long.', ['180 cm']],
  ['Bed length', 'Every bed is 200 cm long.', ['200 cm']],
  ['How long is a good review?', 'A good review has about 900 words.', ['900 words']],
  ['How long is the shop open?', 'The shop is open for six hours.', ['six hours']],
  ['How long does the glue dry?', 'The glue dries for 24 hours, on 180 cm.', ['24 hours']],
  ['How much does a chair cost?', 'A chair costs €140 with arms.', ['€140']],
  ['Price for 50 chairs', 'Above 40 chairs each costs €120 at most.', ['€120']],
])('%s: of “%s” the figures %j may answer it', (question, sentence, found) => {
  expect(figures(question, sentence)).toEqual(found)
})

test.each(['How much water is in the dough?', 'Which part of the oven gets hottest?'])(
  '“%s” wants no price and no percentage',
  (question) => {
    expect(findAskedKind(question).figures).toBeUndefined()
  },
)
