import { expect, test } from 'vitest'
import { asksPermission, decidesPermission } from './asks-permission.ts'

test.each([
  'May a landlord refuse a charger?',
  'Is it allowed to park on the pavement?',
  'Darf der Vermieter ablehnen?',
  'Peut-on refuser ?',
  '¿Puede el casero negarse?',
  'Può il locatore rifiutare?',
  'Pode o senhorio recusar?',
  '一晩置いたご飯は食べても大丈夫ですか',
])('%s is answered by yes, no or a condition', (topic) => {
  expect(asksPermission(topic)).toBe(true)
})

test.each([
  'How long may it be kept?',
  'Do desks prevent pain?',
  'Mayfair in spring',
  'Wie oft darf man lüften?',
])('%s is answered otherwise', (topic) => {
  expect(asksPermission(topic)).toBe(false)
})

test('a sentence that allows, forbids or limits decides; a price does not', () => {
  expect(decidesPermission('The landlord can refuse only for an important reason.')).toBe(true)
  expect(decidesPermission('Der Vermieter darf den Einbau nicht untersagen.')).toBe(true)
  expect(decidesPermission('Charging at home costs 32 cents per kilowatt hour.')).toBe(false)
})
