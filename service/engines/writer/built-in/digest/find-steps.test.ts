import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import type { EvidenceSource } from '../../writer.ts'
import { readEvidence } from '../read-evidence.ts'
import { findSteps } from './find-steps.ts'
import { readSubject } from './subject.ts'

const text = `
### 1. Choose a shop

Pick a shop with a repair bench.

### 2. Clean the chain

The chain is the dirtiest part. Use a dry brush on both sides. It takes 10 minutes in all.

### 3. Oil it

Every drop counts on a chain.
`
const stepsOf = async (source: EvidenceSource, topic = 'How to clean a bicycle chain') => {
  const { sentences } = await readEvidence([source], async () => {})
  return findSteps([source], sentences, readSubject(topic, 'en'))
}
const guide = createSource({ title: 'How to clean a bicycle chain', text, isNamed: true })

test('numbered headings are steps, each with its order and its figure, else with the first sentence that stands alone', async () => {
  const found = await stepsOf(guide)
  expect(found?.steps.map((step) => step.text)).toEqual(['Choose a shop', 'Clean the chain', 'Oil it'])
  expect(found?.steps.map(({ advice }) => advice.map((sentence) => sentence.text))).toEqual([
    ['Pick a shop with a repair bench.'],
    ['Use a dry brush on both sides.', 'It takes 10 minutes in all.'],
    ['Every drop counts on a chain.'],
  ])
})

test('pages that only a search found, internal documents and pages on something else give no steps', async () => {
  expect(await stepsOf({ ...guide, isNamed: false })).toBeNull()
  expect(await stepsOf({ ...guide, role: 'internal' })).toBeNull()
  expect(await stepsOf({ ...guide, title: 'Baking bread' })).toBeNull()
})

test('two headings that are called steps are enough, with the list that stands under one', async () => {
  const source = createSource({
    title: 'How to clean a bicycle chain',
    isNamed: true,
    text: '## Step 1: Gather the parts\n\nThe chain has these parts:\n\n- A master link in the chain\n- All rollers along the chain\n\n## Step 2: Oil it\n\nUse one drop for each roller of the chain.\n',
  })
  const found = await stepsOf(source)
  expect(found?.steps.map(({ text, advice }) => [text, advice.map((sentence) => sentence.text)])).toEqual([
    ['Gather the parts', ['A master link in the chain', 'All rollers along the chain']],
    ['Oil it', ['Use one drop for each roller of the chain.']],
  ])
})

test('numbered chapters that tell nobody what to do are no steps', async () => {
  const handbook = `
### 1. What a chain is

A bicycle chain carries the force of the legs.

### 2. Its parts

A bicycle chain has plates, rollers and pins.

### 3. Its history

The bicycle chain came up in 1879.
`
  expect(
    await stepsOf({ ...guide, ...createSource({ title: guide.title, text: handbook, isNamed: true }) }),
  ).toBeNull()
})
