import { expect, test } from 'vitest'
import { linesOnPage } from './lines-on-page.ts'

const line = (text: string) => ({ text, references: [] })

test('a line is on the page that prints it, however it is broken and spaced there', () => {
  const isPrinted = linesOnPage(
    'Part 1 Water  Use water of 94 °C , and no-\nthing hotter. 1 Clean the ﬁlter weekly.',
  )
  expect(isPrinted(line('Use water of 94 °C, and nothing hotter.'))).toBe(true)
  expect(isPrinted(line('Clean the filter weekly.'))).toBe(true)
  expect(isPrinted(line('Use water of 96 °C.'))).toBe(false)
})

test('a line that goes on over the leaf is on the page where it begins', () => {
  const whole = 'Descale the boiler every three months with citric acid, and rinse it twice with clear water.'
  expect(linesOnPage(whole.slice(0, 60))(line(whole))).toBe(true)
  expect(linesOnPage(whole.slice(60))(line(whole))).toBe(false)
})

test('a line without letters is on no page', () => {
  expect(linesOnPage('Anything')(line(' – '))).toBe(false)
})
