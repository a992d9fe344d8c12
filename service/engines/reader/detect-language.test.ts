import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  'Hai',
  'New API',
  'Main page',
  'We sell bikes.',
  'Ask HN: pricing page',
  'Best CRM for a small team?',
  'Looking for feedback on my landing page',
  'Launching my app today on https://example.com',
])('a short English text is English: %s', (text) => {
  expect(detectLanguage(text)).toBe('en')
})

test.each([
  ['de', 'Wer kennt ein gutes Programm für Rechnungen?'],
  ['fr', 'Quel logiciel pour facturer ?'],
  ['es', '¿Qué programa usáis para facturar?'],
  ['hi', 'मेरा नाम राम है'],
  ['ja', '日本語です'],
  ['ru', 'Какая программа лучше?'],
])('a short text in %s is in that language', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test('names and entries from elsewhere do not make a text foreign', () => {
  const text = 'Put the chain on the larger sprocket and turn the pedals backwards until it runs clean again.'
  const foreign = ['Cyclisme à Lyon et en Savoie', 'Fahrradladen am Ostbahnhof', 'Bicicletas de la Sierra']
  expect(detectLanguage([text, ...foreign, ...foreign, ...foreign, ...foreign].join('\n'))).toBe('en')
})
