import { expect, test } from 'vitest'
import { namesTopic } from './names-topic.ts'

test.each([
  ['Insurance cover for company bikes', 'Bike leasing for employees: tax, insurance and theft'],
  ['Steuerliche Folgen der Telearbeit', 'Homeoffice im Ausland – Sozialversicherung, Steuer und Datenschutz'],
  ['給湯省エネ事業の補助金について', '給湯器の交換：費用、工事期間、補助金'],
  ['Garantías en carpintería de PVC', 'Precio, plazo y garantía de las ventanas'],
  ['Noise of heat pumps', 'Heat pump noise: a comparison'],
])('the title %j names the topic %j', (title, topic) => {
  expect(namesTopic(title, topic)).toBe(true)
})

test.each([
  ['Our team in Leeds', 'Bike leasing for employees: tax, insurance and theft'],
  ['A study of bees', 'Heat pump noise: a study'],
  ['会社概要', '給湯器の交換：費用、工事期間、補助金'],
])('the title %j names nothing of the topic %j', (title, topic) => {
  expect(namesTopic(title, topic)).toBe(false)
})
