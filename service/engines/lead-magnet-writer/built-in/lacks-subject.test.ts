import { expect, test } from 'vitest'
import { lacksSubject } from './lacks-subject.ts'

test.each([
  ['en', 'Is charged in 3 hours.'],
  ['en', 'Reaches 80 °C within 12 minutes.'],
  ['en', 'Doesn’t need descaling for 2 years.'],
  ['de', 'Kostet 40 % weniger als ein Kessel.'],
  ['fr', 'Coûte 40 % de moins.'],
  ['es', 'Tiene 3 puertas.'],
  ['it', 'È pronta in 5 minuti.'],
  ['pt', 'Custa menos 40 %.'],
])('in %s, “%s” does not say what it speaks of', (language, text) => {
  expect(lacksSubject(text, language)).toBe(true)
})

test.each([
  ['en', 'Clean the burrs every 4 weeks.'],
  ['en', 'Houses lose 30% of their heat through the roof.'],
  ['en', 'Islands have 20% higher prices.'],
  ['en', 'Is it loud?'],
  ['de', 'Prüfen Sie den Druck alle 3 Monate.'],
  ['fr', 'À 80 °C, le lait brûle.'],
  ['es', 'Pesa 18 gramos de café.'],
  ['es', 'Mida la presión cada 3 meses.'],
  ['it', 'Il 40% delle case perde calore.'],
  ['pt', 'Meça a pressão a cada 3 meses.'],
  ['ja', '毎週3回掃除する。'],
])('in %s, “%s” stands alone', (language, text) => {
  expect(lacksSubject(text, language)).toBe(false)
})
