import { expect, test } from 'vitest'
import { slugOf } from './slug-of.ts'

test.each([
  ['How cold brew keeps its aroma', 'how-cold-brew-keeps-its-aroma'],
  ['Straße, Øl & Łódź: "Crème brûlée"', 'strasse-ol-lodz-creme-brulee'],
  ['  What’s   new?!  ', 'whats-new'],
  ['50% off — 2026', '50-off-2026'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['コーヒーの香り', 'article-1'],
  ['قهوة', 'article-1'],
  ['', 'article-1'],
  ['😀', 'article-1'],
])('%j becomes %s', (title, slug) => {
  expect(slugOf(title, 'article-1')).toBe(slug)
})

test('a long title is cut at a word, a long word anywhere', () => {
  expect(slugOf('word '.repeat(60), 'x')).toBe('word-'.repeat(16).slice(0, -1))
  expect(slugOf('w'.repeat(300), 'x')).toBe('w'.repeat(80))
})
