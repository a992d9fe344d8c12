import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test('what would turn the text round or hide in it is written out, and scripts of any direction stay', () => {
  expect(visibleText('a\u202Egnp.exe\u0007\uFEFF')).toBe('a\\u202egnp.exe\\u0007\\ufeff')
  expect(visibleText('pass\u200dword \u200d👩')).toBe('pass\\u200dword \\u200d👩')
  expect(visibleText('line\r\nline\ttab שלום 你好 é')).toBe('line\nline\ttab שלום 你好 é')
})

test('an emoji that is joined from several stays one', () => {
  for (const joined of ['👩\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', '👩🏽\u200d💻'])
    expect(visibleText(joined)).toBe(joined)
})
