import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findRole } from './find-role.ts'

async function roleOf(text: string) {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text })], async () => {})
  return findRole(createFinding(sentences))
}

test('a list of which one item has a figure does not stand under what the figures say', async () => {
  const { sentences } = await readEvidence(
    [
      createSource({
        title: 'Page',
        text: 'The drum dries for two hours.\n\nThe rim is wiped with a cloth.\n\nThe lever is moved by hand.',
      }),
    ],
    async () => {},
  )
  const finding = createFinding([])
  expect(findRole({ ...finding, items: sentences.map((sentence) => [sentence]) })).toBeNull()
})

test('only an amount of money stands under what it costs, and only an order under what to do', async () => {
  expect(await roleOf('A new drum brake costs €140 with its fitting.')).toBe('cost')
  expect(await roleOf('At no cost to riders, 55% of them found the brake hard to read.')).toBe('figures')
  expect(await roleOf('Check the drum brake before the first ride of the year.')).toBe('advice')
})

test('what a study could not recommend and what a traveller goes through is no section on what to do or on figures', async () => {
  expect(await roleOf('The trials were small, so the authors could not recommend the brake.')).toBeNull()
  expect(await roleOf('It burns barely more, so nobody should expect to lose weight.')).toBeNull()
  expect(
    await roleOf('You give your prints at the gate. Children do not give them. The entry lasts three years.'),
  ).toBeNull()
  expect(await roleOf('You should check the drum brake before a ride.')).toBe('advice')
})

test('an advantage that names what it protects from is put under no heading', async () => {
  expect(await roleOf('The drum brake prevents the problem of rust and its dangers.')).toBeNull()
  expect(await roleOf('Riders like the drum brake because it is quiet.')).toBeNull()
})

test('a count in words is no figure, and what a part has to be is no advice', async () => {
  expect(await roleOf('A drum brake comes in three parts.')).toBeNull()
  expect(await roleOf('A drum brake lasts two to three years.')).toBe('figures')
  expect(await roleOf('The drum must be stronger than the rim.')).toBeNull()
  expect(await roleOf('The drum stays 2 °C warmer. You can sit next to it.')).toBe('figures')
})
