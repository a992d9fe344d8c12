import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test('a text is cut between two words, never within one', () => {
  const text = 'We asked 86 crews. A quote on the same day is accepted twice as often.'
  for (let at = 1; at < text.length; at++) {
    const begun = cutAtWord(text, at).replace(/ …$/, '')
    expect(text.startsWith(begun)).toBe(true)
    expect(text.charAt(begun.length)).not.toMatch(/[A-Za-z0-9]/)
  }
})

test('a text that is short enough stays as it is', () => {
  expect(cutAtWord('Short.', 6)).toBe('Short.')
  expect(cutAtWord('', 6)).toBe('')
})

test('scripts without spaces are cut at their words', () => {
  expect(cutAtWord('導入は四十七日かかります。', 4)).toMatch(/^導入は.* …$/)
})

test('an endless word and a row of signs stay whole', () => {
  expect(cutAtWord('Donaudampfschifffahrt', 5)).toBe('Donaudampfschifffahrt')
  expect(cutAtWord('🎉🎉🎉🎉', 3)).toBe('🎉🎉🎉🎉')
})

test('a decimal number and a percentage are not cut in two', () => {
  expect(cutAtWord('Renewed at 81.5% this year', 13)).toBe('Renewed at …')
})
