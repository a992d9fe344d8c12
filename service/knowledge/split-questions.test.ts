import { expect, test } from 'vitest'
import { splitQuestions } from './split-questions.ts'

test.each([
  [
    'How long does a heat pump last, and what shortens it?',
    ['How long does a heat pump last', 'what shortens it?'],
  ],
  ['Was kostet ein Hofladen und wie finde ich Kunden?', ['Was kostet ein Hofladen', 'wie finde ich Kunden?']],
  ['What is a quorum? Who sets it?', ['What is a quorum', 'Who sets it?']],
  ['¿Cuánto dura una batería y cómo se recicla?', ['¿Cuánto dura una batería', 'cómo se recicla?']],
])('%s asks each of its questions', (topic, questions) => {
  expect(splitQuestions(topic)).toEqual(questions)
})

test.each(['Research and development in small firms', 'Bread and butter', 'Why bees swarm', 'Sales or rent'])(
  '%s is one topic',
  (topic) => {
    expect(splitQuestions(topic)).toEqual([topic])
  },
)
