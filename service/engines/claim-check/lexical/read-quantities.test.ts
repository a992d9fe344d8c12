import { expect, test } from 'vitest'
import { readQuantities } from './read-quantities.ts'

const amounts = (text: string, language: string) =>
  readQuantities(text, language).map(({ readings: [first] }) => `${first?.value} ${first?.unit ?? ''}`.trim())

test.each([
  ['en', 'It takes half an hour.'],
  ['de', 'Es dauert eine halbe Stunde.'],
  ['fr', 'Cela dure une demi-heure.'],
  ['es', 'Dura media hora.'],
  ['it', 'Dura mezz’ora.'],
  ['pt', 'Demora meia hora.'],
  ['nl', 'Het duurt een half uur.'],
])('half an hour in %s is 1800 seconds', (language, text) => {
  expect(amounts(text, language)).toEqual(['1800 second'])
})

test.each([
  ['en', 'Half of the guests came at half past the hour.'],
  ['de', 'Die halbe Stadt war da.'],
  ['fr', 'Le pain était à demi cuit.'],
  ['es', 'La clase media paga más.'],
  ['it', 'Il mezzo più lento è il treno.'],
  ['pt', 'A meia lua brilhava.'],
  ['nl', 'De halve stad was er, half slapend.'],
])('half of what is no unit is no amount in %s', (language, text) => {
  expect(amounts(text, language)).toEqual([])
})

test.each([
  ['Het duurt acht tot tien weken.', ['4838400 second', '6048000 second']],
  ['Tussen de drie en vijf procent klaagt.', ['3 percent', '5 percent']],
  ['Na vijf of zes maanden.', ['5 month', '6 month']],
  ['Het duurde anderhalf jaar.', ['18 month']],
  ['Er zijn eenentwintig dagen en tweeëndertig minuten.', ['1814400 second', '1920 second']],
  ['Het kost tweeduizend euro, of 3 duizend.', ['2000 EUR', '3000']],
  ['Dat scheelt drie procentpunten.', ['3 percentage point']],
  ['Het wachten duurde tweeënhalf uur en 40 seconden.', ['9000 second', '40 second']],
])('numbers in Dutch words are read with their units: %s', (text, read) => {
  expect(amounts(text, 'nl')).toEqual(read)
})

test.each([
  ['en', 'Use 2 of 5 days.'],
  ['fr', 'Il en a fait 2 en 5 jours.'],
])('what joins a range in Dutch joins none in %s', (language, text) => {
  expect(amounts(text, language)).toEqual(['2', '432000 second'])
})
