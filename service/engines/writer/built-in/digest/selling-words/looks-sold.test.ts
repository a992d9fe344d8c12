import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { looksSold } from './looks-sold.ts'

test('a paper with a price alone is nobody’s shop, and one that is loud in several ways is', () => {
  const study = createSource({
    title: 'Which lamps failed?',
    text: 'Four piers gave data: an inspection cost £2.80 to £6.50 a lamp.',
  })
  const shop = createSource({
    title: 'LampPier – up to 40% more light!',
    text: '✓ No gulls. ✓ No salt.\n\nFrom £199!\n\nOrder yours!\n\n## What customers say\n\nBright.',
  })
  expect(looksSold(study)).toBe(false)
  expect(looksSold(shop)).toBe(true)
})

test('a paper that presents its goods by a coined name and binds its buyers is a shop, however calm', () => {
  const source = createSource({
    title: 'Meet Rover: the voice that confirms your appointments',
    text: 'RingRover calls every client.\n\n| Plan | Monthly |\n| --- | --- |\n| Single | £89 |\n\nMinimum term twelve months.',
    publisher: 'RingRover',
  })
  expect(looksSold(source)).toBe(true)
})

test('a paper with prices, its customers and their voices is a shop, and a study with prices and the customers of others is none', () => {
  const source = createSource({
    title: 'Serie Plaza: la sombrilla',
    text: 'Cuesta 690 €.\n\n## Lo dicen nuestros clientes\n\nBuena.',
    publisher: 'Parasolia',
  })
  const study = createSource({
    title: 'Do shops answer?',
    text: 'A call cost £2. We asked what customers say.',
    publisher: 'Harbour Institute',
  })
  expect([source, study].map(looksSold)).toEqual([true, false])
})
