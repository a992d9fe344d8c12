import { expect, test } from 'vitest'
import { withoutOpening } from './takeaways.ts'

const text =
  'A lamp on every pier cost the harbour £4,100 and cut damage from 40 cases to 12 [1].\n\n## Glass\n\nSalt.'

test('a takeaway that says the opening again goes, and one with another figure or thought stays', () => {
  const again = 'The lamps cut damage at the harbour from 40 cases to 12 [1].'
  const other = 'Salt on the glass took 30% of the light within six weeks [2].'
  const step = 'Count your own cases first: below 12 no lamp pays for its glass, its wire and its keeper.'
  expect(withoutOpening([again, other, step], text)).toEqual([other, step])
})

test('a text without sections has no opening to repeat', () => {
  expect(
    withoutOpening(['Damage fell from 40 cases to 12.'], 'Damage fell from 40 cases to 12.'),
  ).toHaveLength(1)
})
