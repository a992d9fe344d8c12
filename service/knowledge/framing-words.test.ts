import { expect, test } from 'vitest'
import { framingIn } from './framing-words.ts'

test.each([
  ['how to run a kickoff call', 'run', 'kickoff'],
  ['how should we prepare for a workshop', 'prepare', 'workshop'],
  ['what is the best way to hold a workshop', 'hold', 'workshop'],
  ['wie organisiert man einen workshop', 'organisiert', 'workshop'],
  ['comment organiser un atelier', 'organiser', 'atelier'],
  ['cómo organizar un taller', 'organizar', 'taller'],
  ['come organizzare un evento', 'organizzare', 'evento'],
  ['como organizar um evento', 'organizar', 'evento'],
  ['hoe organiseer je een workshop', 'organiseer', 'workshop'],
  ['hoe kan je een workshop het beste voorbereiden', 'voorbereiden', 'workshop'],
])('in %j the verb %j says how it is asked, and %j what about', (topic, verb, subject) => {
  const isFraming = framingIn(topic.split(' '))
  expect([isFraming(verb), isFraming(subject)]).toEqual([true, false])
})

test.each([
  ['run clubs in leeds', 'run'],
  ['how to choose running shoes', 'running'],
  ['how to write a business plan', 'plan'],
  ['what should the first email ask for', 'first'],
])('in %j the same word is what it is about', (topic, word) => {
  expect(framingIn(topic.split(' '))(word)).toBe(false)
})

test.each([
  ['wie oft und womit ölt man die kette', ['oft', 'womit'], 'kette'],
  ['wohin mit dem backup', ['wohin'], 'backup'],
  ['combien de temps et où garder le levain', ['combien', 'où'], 'levain'],
  ['cada cuánto y dónde se guarda la miel', ['cuánto', 'dónde'], 'miel'],
  ['hoe vaak en waarmee smeer je de ketting', ['vaak', 'waarmee'], 'ketting'],
])('in %j the words that ask name nothing', (topic, asking, subject) => {
  const isFraming = framingIn(topic.split(' '))
  expect([...asking, subject].map(isFraming)).toEqual([...asking.map(() => true), false])
})

test('what is done first is not what a question is about', () => {
  expect(framingIn('what do i do first'.split(' '))('first')).toBe(true)
})
