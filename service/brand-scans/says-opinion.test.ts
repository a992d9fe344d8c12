import { expect, test } from 'vitest'
import { saysOpinion } from './says-opinion.ts'

test.each([
  'They are precise and reliable.',
  'The app is slow and crashes.',
  'Customers say that the burrs last ten years.',
  'It has 4.6 of 5 stars from 212 reviews.',
  'Neun von zehn Kunden sind zufrieden.',
  'Les avis parlent de la livraison.',
  'Las reseñas mencionan el servicio.',
  'Le recensioni parlano della consegna.',
  'As avaliações falam da entrega.',
  'De beoordelingen gaan over de levering.',
])('%s says what somebody thinks', (sentence) => {
  expect(saysOpinion(sentence)).toBe(true)
})

test.each([
  'The Acme hand grinder costs 129 euro.',
  'Acme One: $49 a month, billed yearly.',
  'Acme was founded in 2014 in Lisbon.',
  'Die Wartung kostet 95 Euro im Jahr.',
])('%s does not', (sentence) => {
  expect(saysOpinion(sentence)).toBe(false)
})
