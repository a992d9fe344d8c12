import { expect, test } from 'vitest'
import { findQuestionType, splitQuestions } from './question-type.ts'

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

test.each([
  ['Balkonkraftwerk: wie viel Watt sind erlaubt?', 'amount'],
  ['Roof windows: why do they fog up?', 'why'],
  ['Chaudière : combien coûte un entretien ?', 'amount'],
  ['Caldera: ¿cuánto cuesta la revisión?', 'amount'],
  ['Caldaia: quanto costa la revisione?', 'amount'],
  ['Caldeira: por que apaga?', 'why'],
  ['Quand faut-il tailler les rosiers ?', 'when'],
  ['Rosen: wann schneidet man sie?', 'when'],
])('the question after its subject is the question: %s', (topic, type) => {
  expect(findQuestionType(topic)).toBe(type)
})

test.each([
  ['How much does a crown cost and does the insurance pay?', ['amount', 'whether']],
  ['Was kostet eine Zahnreinigung und zahlt die Krankenkasse?', ['amount', 'whether']],
  ['Combien coûte une couronne et la mutuelle rembourse-t-elle ?', ['amount', 'whether']],
  ['¿Por qué se congela el aire y cómo se soluciona?', ['why', 'how_to']],
  ['Quanto costa una corona e quando va cambiata?', ['amount', 'when']],
  ['Por que a roseira amarela e como tratar?', ['why', 'how_to']],
  ['入れ歯はいくらかかるか、保険は使えるか', ['amount', 'whether']],
])('a topic of two questions asks both: %s', (topic, types) => {
  expect(splitQuestions(topic).map((one) => findQuestionType(`${one}?`))).toEqual(types)
})

test.each([
  'What helps against moss?',
  'Was hilft gegen Moos?',
  'Moos im Rasen: was tun?',
  'Que faire contre la mousse ?',
  '¿Qué hacer contra el musgo?',
  'Cosa fare contro il muschio?',
  'O que fazer contra o musgo?',
  '苔の対策は?',
])('what to do is asked: %s', (topic) => {
  expect(findQuestionType(topic)).toBe('how_to')
})

test.each(['Wie pflanzt und pflegt man Rosen?', 'How to wash and dry wool', 'Heat pumps and how they work'])(
  '%s is one question',
  (topic) => expect(splitQuestions(topic)).toEqual([topic]),
)

test.each([
  'Warmtepomp: hoe kan ik hem stiller maken?',
  'Warmtepomp – hoe maak je hem stiller?',
  'Hoe gaat het uitlezen van een meter?',
  'Wat kan ik doen tegen mos?',
])('%s asks how, in Dutch', (topic) => {
  expect(findQuestionType(topic)).toBe('how_to')
})
