import { expect, test } from 'vitest'
import { asksHowOften, saysHowOften } from './how-often.ts'

test.each([
  ['How often should you open a beehive?', 'Colonies opened every 7 days swarmed in 6% of cases.'],
  ['Wie oft muss man Parkett ölen?', 'Im Flur reicht es, alle zwei Jahre zu ölen.'],
  ['À quelle fréquence tailler une haie ?', 'Le charme se taille deux fois par an.'],
  ['¿Cada cuánto se cambia el filtro?', 'El filtro se cambia cada 6 meses.'],
  ['¿Cada cuánto se refresca?', 'En la nevera basta con un único refresco por semana.'],
  ['Ogni quanto si pulisce la caldaia?', 'La caldaia si pulisce una volta all’anno, mai ogni mese.'],
  ['Com que frequência regar a horta?', 'Regue três vezes por semana.'],
])('%s is answered by a frequency', (topic, answer) => {
  expect(asksHowOften(topic)).toBe(true)
  expect(saysHowOften(answer)).toBe(true)
})

test('a temperature is no frequency, and a question of price asks for none', () => {
  expect(saysHowOften('Each opening cooled the nest by 3 to 6 degrees for two hours.')).toBe(false)
  expect(asksHowOften('How much does a beehive cost?')).toBe(false)
})

test.each([
  'Tar a pier every three to six months.',
  'Tar a pier every 28 to 42 days.',
  'Einen Steg alle 12 bis 18 Monate teeren.',
])('a frequency may be a span: %j', (text) => expect(saysHowOften(text)).toBe(true))
