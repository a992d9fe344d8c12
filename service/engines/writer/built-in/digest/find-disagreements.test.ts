import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findDisagreements } from './find-disagreements.ts'
import { findSamePublisher } from './find-same-publisher.ts'
import { readSubject } from './subject.ts'

/** What stands against each other where each text is a source of its own. */
async function disagreementsOf(language: string, topic: string, texts: readonly string[]) {
  const pace = async () => {}
  const sources = texts.map((text, at) => createSource({ title: `Page ${at}`, text, language }))
  const { sentences } = await readEvidence(sources, pace)
  const findings = sentences.map((sentence) => createFinding([sentence], { coverage: 0.5 }))
  const voices = { sources, isSamePublisher: findSamePublisher(sources, []) }
  return findDisagreements(findings, readSubject(topic, language), voices, pace)
}

/** The figures of each disagreement. */
async function figuresOf(language: string, topic: string, texts: readonly string[]) {
  const found = await disagreementsOf(language, topic, texts)
  return found.map(({ sides }) => sides.map(({ figure }) => figure))
}

const english = (figure: string) =>
  figuresOf('en', 'Parcel scales', [
    `The parcel scale on the pier carries ${figure} kg.`,
    'Instead of 1125 kg, the parcel scale on the pier carries 900 kg.',
  ])
const german = (figure: string) =>
  figuresOf('de', 'Paketwaagen', [
    `Die geeichte Paketwaage am Steg trägt ${figure} kg.`,
    'Statt 1125 kg trägt die geeichte Paketwaage am Steg 900 kg.',
  ])

test('a figure with decimals is not the one that lacks their sign, in either way of writing', async () => {
  expect(await english('1.125')).toEqual([])
  expect(await german('1,125')).toEqual([])
})

test('a figure is the same with signs between its thousands', async () => {
  expect(await english('1,125')).toEqual([['1,125 kg', '900 kg']])
  expect(await german('1.125')).toEqual([['1.125 kg', '900 kg']])
})

test('a source that doubts what others report stands beside what it doubts', async () => {
  const found = await disagreementsOf('en', 'Is a night ferry worth it?', [
    'In the trials every port kept its night ferry and revenue rose.',
    'The trials that everybody quotes asked ports that had volunteered for a ferry.',
  ])
  expect(found.map(({ sides }) => sides.map(({ finding }) => finding.source))).toEqual([[0, 1]])
})

test('what several sources answer to "how much" stands side by side where it cannot all be right', async () => {
  const answers = [
    'A night ferry carries 140 cars on its upper deck.',
    'Our ferry has room for 90 cars and a few bicycles.',
  ]
  expect(await figuresOf('en', 'How many cars does a night ferry carry?', answers)).toEqual([
    ['140 cars', '90 cars'],
  ])
  expect(await figuresOf('en', 'Night ferries and their decks', answers)).toEqual([])
})

test('weeks and months of one thing are set against each other', async () => {
  expect(
    await figuresOf('en', 'How long does pier tar last?', [
      'Pier tar lasts 2 weeks in the sun.',
      'Pier tar lasts two months in the sun.',
    ]),
  ).toEqual([['2 weeks', 'two months']])
})

test('a rule that says "at least" is set against one that gives another amount of the same thing', async () => {
  expect(
    await figuresOf('en', 'Which rules hold for boats on the pier?', [
      'A free width of at least 1.60 metres must be left beside the boat.',
      'On the old pier a free width of 1.80 metres must be left.',
    ]),
  ).toEqual([['1.60 metres', '1.80 metres']])
})

test('rules that have only their unit in common do not differ', async () => {
  expect(
    await figuresOf('en', 'Which rules hold for boats on the pier?', [
      'A free width of at least 1.60 metres must be left beside the boat.',
      'Masts must be shorter than 9.50 metres under the bridge, and hulls must have 3.20 metres of rope.',
    ]),
  ).toEqual([])
})

test('what one source advises stands beside the source that found it to do nothing', async () => {
  const found = await disagreementsOf('en', 'How to keep gulls off a pier', [
    'Hang up mirrors that turn in the wind.',
    'Mirrors had no measurable effect in either summer.',
    'Sweep the planks every evening.',
  ])
  expect(found.map(({ sides }) => sides.map(({ finding }) => finding.source))).toEqual([[0, 1]])
})

test('advice on one thing is not set against a vain trial of another', async () => {
  const found = await disagreementsOf('de', 'Wie hält man Möwen vom Steg fern?', [
    'Hängen Sie Spiegel auf, die sich im Wind drehen.',
    'Lautsprecher hatten keinen messbaren Einfluss.',
  ])
  expect(found).toEqual([])
})

test('an amount whose case stands in the sentence before is set against no other', async () => {
  const topic = 'How often should you change your engine oil?'
  const general = 'For most modern cars an oil change every 10,000 miles is acceptable.'
  const figure = 'usually calls for an oil change of modern cars every 3,000 to 5,000 miles.'
  expect(await figuresOf('en', topic, [`The owner's manual ${figure}`, general])).toHaveLength(1)
  expect(
    await figuresOf('en', topic, [`If you drive in dust, you qualify. That schedule ${figure}`, general]),
  ).toEqual([])
})
