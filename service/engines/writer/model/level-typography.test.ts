import { expect, test } from 'vitest'
import { levelTypography } from './level-typography.ts'

test('apostrophes of two forms become one, and of one form they stay', () => {
  expect(
    levelTypography("It doesn’t leak, and we don't guess: `it's` [x](https://a.example/it's).", 'en'),
  ).toBe("It doesn’t leak, and we don’t guess: `it's` [x](https://a.example/it's).")
  expect(levelTypography("We don't guess.", 'en')).toBe("We don't guess.")
})

test('in a French text that sets no-break spaces every mark has one, and tables, code and addresses stay', () => {
  const mixed = 'Le prix\u00a0: 12 € ? Oui ! « Non » :\n\n| A | B |\n| :--- | ---: |\n| 20 % | `a : b` |'
  expect(levelTypography(mixed, 'fr')).toBe(
    'Le prix\u00a0: 12\u00a0€\u00a0? Oui\u00a0! «\u00a0Non\u00a0»\u00a0:\n\n| A | B |\n| :--- | ---: |\n| 20\u00a0% | `a : b` |',
  )
  expect(levelTypography('Le prix : 12 €.', 'fr')).toBe('Le prix : 12 €.')
  expect(levelTypography('Price\u00a0: 12 %', 'en')).toBe('Price\u00a0: 12 %')
})
