import { expect, test } from 'vitest'
import { fitsQuestion, isAside, isCleared, isMethod, jobOf } from './section-job.ts'

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
  ['Raccomandazioni', 'advice'],
  ['Aanbevelingen', 'advice'],
  ['Wnioski', 'result'],
  ['Ash dieback', null],
])('the heading %s tells that its section is for %s', (heading, job) => {
  expect(jobOf(heading)).toBe(job)
})

test('a section answers the question that its heading is the job of, and a result any but what to do', () => {
  expect(fitsQuestion('advice', 'how', 'what to do first')).toBe(2)
  expect(fitsQuestion('advice', 'price', 'what does it cost')).toBe(0)
  expect(fitsQuestion('telling', 'other', 'what do we tell clients')).toBe(2)
  expect(fitsQuestion('result', 'verdict', 'do panels help')).toBe(1)
  expect(fitsQuestion('result', 'how', 'what to do first')).toBe(0)
  expect(fitsQuestion('price', 'amount', 'how much stock is lost')).toBe(0)
})

test('how something was looked into and what colleagues tell each other is no finding, and who agreed may be quoted', () => {
  expect(['Method', 'Qué hicimos', 'Grundlage'].every(isMethod)).toBe(true)
  expect(isMethod('Methods that work')).toBe(false)
  expect(['Don’t', 'Nicht schreiben', 'Nachtrag 20.01.', 'Artist voices'].every(isAside)).toBe(true)
  expect(isCleared('Call with Gareth (first name ok)')).toBe(true)
  expect(isCleared('Call with Gareth (no names)')).toBe(false)
})
