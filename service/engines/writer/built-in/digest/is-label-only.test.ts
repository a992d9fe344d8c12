import { expect, test } from 'vitest'
import { isLabelOnly } from './is-label-only.ts'

test.each([
  'Article quick takes',
  'Key points:',
  'My advice',
  'Das Wichtigste in Kürze:',
  'Auf einen Blick',
  'L’essentiel en bref :',
  'Nos conseils',
  'En resumen:',
  'Mis consejos',
  'In breve',
  'I nostri consigli',
  'Em resumo',
  '要点',
  'この記事のまとめ',
])('%s only calls what follows it something', (text) => {
  expect(isLabelOnly(text)).toBe(true)
})

test.each([
  'Advice on storing barley',
  'When to shorten it',
  'Das Wichtigste ist die richtige Menge',
  'En bref, le vinaigre attaque les joints.',
  'In breve tempo si asciuga',
  '要点は二つあります',
])('%s says something', (text) => {
  expect(isLabelOnly(text)).toBe(false)
})
