import { expect, it } from 'vitest'
import { drawable } from './pdf-fonts.ts'

it('no line may end between a number and its unit, or before or within French marks', () => {
  expect(drawable('26 % des inscriptions : « oui ».\u202f!')).toBe(
    '26\u00a0% des inscriptions\u00a0: «\u00a0oui\u00a0».\u00a0!',
  )
  expect(drawable('10\u202f€, then\n  more')).toBe('10\u00a0€, then more')
})

it('what no font can draw is left out', () => {
  expect(drawable('Go 😀 on \u202e漢')).toBe('Go on')
})
