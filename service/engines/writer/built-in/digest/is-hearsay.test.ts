import { expect, test } from 'vitest'
import { isHearsay } from './is-hearsay.ts'

test.each([
  'You often hear that a slate floor needs no seal.',
  'You will sometimes hear that slate needs no seal.',
  'People say that slate needs no seal.',
  'Oft heißt es, Schiefer brauche keinen Schutz.',
  'On entend souvent que l’ardoise se passe de protection.',
  'A menudo se dice que la pizarra no necesita nada.',
  'Spesso si dice che l’ardesia non ha bisogno di nulla.',
  'Muitos dizem que a ardósia não precisa de nada.',
  'Soms hoor je dat leisteen niets nodig heeft.',
  'スレートは手入れが要らないと言われています。',
])('%s is told of others', (text) => {
  expect(isHearsay(text)).toBe(true)
})

test.each([
  'A slate floor needs no seal.',
  'Schiefer braucht keinen Schutz.',
  'Leisteen heeft niets nodig.',
  'We believe that a slate floor needs no seal.',
  'If you claim the cost, you must keep the receipt.',
  'If you hear a click, you must not refill the tank.',
  'You will hear a click when the seal is necessary.',
  'If you think it leaks, you should seal it.',
])('%s is said by its page', (text) => {
  expect(isHearsay(text)).toBe(false)
})
