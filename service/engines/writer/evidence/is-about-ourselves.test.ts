import { expect, test } from 'vitest'
import { isAboutOurselves } from './is-about-ourselves.ts'

test.each([
  ['en', 'Why our loaves rise slowly'],
  ['de', 'Wie wir Fahrräder prüfen'],
  ['fr', 'Pourquoi nos vélos durent'],
  ['es', 'Cómo revisamos cada bicicleta'],
  ['it', 'Perché la nostra farina costa di più'],
  ['pt', 'Como escolhemos o nosso café'],
])('a topic in the first person asks for the own documents: %s, %s', (language, topic) => {
  expect(isAboutOurselves(topic, language)).toBe(true)
})

test.each([
  ['en', 'Heat pumps in the US'],
  ['pt', 'O que muda nos contratos de aluguel'],
  ['es', 'Los últimos precios del gas'],
  ['de', 'Unscharfe Bilder vermeiden'],
])('a word that only looks like it does not: %s, %s', (language, topic) => {
  expect(isAboutOurselves(topic, language)).toBe(false)
})
