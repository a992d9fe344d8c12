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
  expect(slugOf(title, 'article-1', 'en')).toBe(slug)
})

test('a long title is cut at a word, a long word anywhere', () => {
  expect(slugOf('word '.repeat(60), 'x', 'en')).toBe('word-'.repeat(16).slice(0, -1))
  expect(slugOf('w'.repeat(300), 'x', 'en')).toBe('w'.repeat(80))
})

test('German titles are spelled as Germans spell without umlauts', () => {
  const title = 'Größe und Öl: für U\u0308bermorgen'
  expect(slugOf(title, 'x', 'de-AT')).toBe('groesse-und-oel-fuer-uebermorgen')
  expect(slugOf(title, 'x', 'tr')).toBe('grosse-und-ol-fur-ubermorgen')
})
