import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { pricesOwn } from './prices-own.ts'

async function isOwnPrice(language: string, text: string): Promise<boolean> {
  const source = createSource({ title: 'Page', language, text, own: false })
  const { sentences } = await readEvidence([source], async () => {})
  return sentences.some(pricesOwn)
}

test.each([
  ['en', 'A call-out by our engineers costs £89 with the journey.'],
  ['de', 'Ein Einsatz unseres Kundendienstes kostet 89 Euro inklusive Anfahrt.'],
  ['fr', 'Le passage de notre technicien coûte 89 euros, déplacement compris.'],
  ['es', 'La visita de nuestro técnico cuesta 89 euros con desplazamiento.'],
  ['it', 'Un intervento del nostro tecnico costa 89 euro, trasferta inclusa.'],
  ['pt', 'Uma visita do nosso técnico custa 89 euros, com deslocação.'],
  ['ja', '当社の出張修理は8900円です。'],
])('what a page asks for its own work is its own price (%s)', async (language, text) => {
  expect(await isOwnPrice(language, text)).toBe(true)
})

test.each([
  ['en', 'A call-out costs £89 on average.'],
  ['en', 'Our engineers measured 89 machines.'],
  ['de', 'Ein Einsatz des Kundendienstes kostet im Schnitt 89 Euro.'],
])('a price of others, and what a page did, is none (%s: %s)', async (language, text) => {
  expect(await isOwnPrice(language, text)).toBe(false)
})
