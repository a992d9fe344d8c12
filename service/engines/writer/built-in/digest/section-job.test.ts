import { expect, test } from 'vitest'
import { isAside, isCleared, isMethod, jobOf } from './section-job.ts'

test.each([
  ['What to do', 'advice'],
  ['Excursion: the first hour', 'advice'],
  ['What to say to clients', 'telling'],
  ['Result in one line', 'result'],
  ['How much was lost', 'money'],
  ['Price guide 2025', 'price'],
  ['Was wir raten', 'advice'],
  ['Ergebnisse', 'result'],
  ['Ce que nous voyons', 'result'],
  ['Tarifs HT', 'price'],
  ['Qué hacer', 'advice'],
  ['Resultados', 'result'],
  ['What they found', 'result'],
  ['Raccomandazioni', 'advice'],
  ['Aanbevelingen', 'advice'],
  ['Wnioski', 'result'],
  ['Ash dieback', null],
])('the heading %s tells that its section is for %s', (heading, job) => {
  expect(jobOf(heading)).toBe(job)
})

test('how something was looked into and what colleagues tell each other is no finding, and who agreed may be quoted', () => {
  expect(['Method', 'Qué hicimos', 'Grundlage'].every(isMethod)).toBe(true)
  expect(isMethod('Methods that work')).toBe(false)
  expect(['Don’t', 'Nicht schreiben', 'Nachtrag 20.01.', 'Artist voices'].every(isAside)).toBe(true)
  expect(isCleared('Call with Gareth (first name ok)')).toBe(true)
  expect(isCleared('Call with Gareth (no names)')).toBe(false)
})
