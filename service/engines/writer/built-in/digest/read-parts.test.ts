import { expect, test } from 'vitest'
import { readParts } from './read-parts.ts'

test.each([
  [
    'en',
    'Bike leasing for staff: tax, insurance, theft and leaving the company',
    'Bike leasing for staff',
    ['tax', 'insurance', 'theft', 'leaving the company'],
  ],
  ['en', 'Heat pumps: costs and noise', 'Heat pumps', ['costs', 'noise']],
  [
    'de',
    'Homeoffice im Ausland – Steuer, Datenschutz und Arbeitszeit',
    'Homeoffice im Ausland',
    ['Steuer', 'Datenschutz', 'Arbeitszeit'],
  ],
  [
    'es',
    'Precio, plazo de instalación y garantía de las ventanas',
    'ventanas',
    ['Precio', 'plazo de instalación', 'garantía'],
  ],
  [
    'fr',
    'Titres-restaurant : plafond, conditions et contrôle',
    'Titres-restaurant',
    ['plafond', 'conditions', 'contrôle'],
  ],
  [
    'en',
    'Service at 5,000 miles: price, term and warranty',
    'Service at 5,000 miles',
    ['price', 'term', 'warranty'],
  ],
  ['ja', '給湯器の交換：費用、工事期間、補助金', '給湯器の交換', ['費用', '工事期間', '補助金']],
  ['ja', '給湯器の費用、工事期間、補助金', '給湯器', ['費用', '工事期間', '補助金']],
])('in %s, %j is a thing and its parts', (language, topic, thing, parts) => {
  expect(readParts(topic, language)).toEqual({ thing, parts })
})

test.each([
  ['en', 'Bike leasing: a guide'],
  ['en', 'Bike leasing: what it is and how it works'],
  ['en', 'Advantages and drawbacks of bike leasing'],
  ['en', 'How long does a bike, a scooter and a battery of ours last?'],
  ['en', 'How often to change the filter: every 5,000 or every 10,000 miles?'],
  ['en', 'Best time to mail: 10:30 or 15:00'],
  ['de', 'Ölwechsel: alle 7,5 oder alle 15 Monate'],
  ['ja', 'フィルターの交換：2、3か月'],
  ['de', 'Wärmepumpen im Altbau'],
  ['de', 'Wärmepumpe im Test: Warum die Hälfte der Geräte in alten Häusern zu viel verbraucht'],
])('in %s, %j has no parts', (language, topic) => {
  expect(readParts(topic, language)).toBeNull()
})
