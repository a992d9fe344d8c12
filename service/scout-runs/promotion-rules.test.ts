import { expect, test } from 'vitest'
import { readPromotion } from './promotion-rules.ts'

test.each([
  ['No self-promotion', 'Advertising is not allowed.', 'forbidden'],
  ['No spam', '', 'forbidden'],
  ['Self-promotion', 'Only in the weekly thread.', 'restricted'],
  ['No advertising', 'Unless the moderators gave permission.', 'restricted'],
  ['10% rule', 'At most 10% of what you post may be promotional.', 'restricted'],
  ['Be kind', 'No insults.', 'not_mentioned'],
  ['Roads', 'Only pictures of roads.', 'not_mentioned'],
])('"%s: %s" is read as %s', (title, text, verdict) => {
  expect(readPromotion([{ title, text }]).verdict).toBe(verdict)
})

test('an exception in one rule softens the refusal of another, and both are shown word for word', () => {
  const rules = [
    { title: 'No self-promotion', text: '' },
    { title: 'Be kind', text: '' },
    { title: 'Makers', text: 'Makers may promote in the Friday thread.' },
  ]
  expect(readPromotion(rules)).toEqual({ verdict: 'restricted', rules: [rules[0], rules[2]] })
})
