import { expect, test } from 'vitest'
import { findQuestionType } from './question-type.ts'

test.each([
  ['Is a heat pump worth it?', 'worth'],
  ['Soll man Brot einfrieren?', 'worth'],
  ['Combien coûte un vélo cargo ?', 'amount'],
  ['雨戸の修理はいくらかかるか', 'amount'],
  ['换一扇窗要多少钱', 'amount'],
  ['¿Por qué se seca el pan?', 'why'],
  ['Come conservare il pane', 'how_to'],
  ['Como guardar o pão', 'how_to'],
  ['味噌の保存方法', 'how_to'],
  ['Which oven for pizza', 'which'],
  ['Bread in Portugal', 'other'],
])('"%s" asks for an answer of the kind %s', (topic, type) => {
  expect(findQuestionType(topic)).toBe(type)
})

test.each([
  '¿Cada cuánto se refresca la masa madre?',
  'Wie oft ölt man Parkett?',
  'Ogni quanto si pulisce la caldaia?',
])('how often asks for an amount: %s', (topic) => {
  expect(findQuestionType(topic)).toBe('amount')
})

test.each([
  'What does a pier cost?',
  'Was kostet ein Steg?',
  'Que coûte un ponton ?',
  '¿Qué cuesta un muelle?',
])('%s asks for an amount', (topic) => expect(findQuestionType(topic)).toBe('amount'))
