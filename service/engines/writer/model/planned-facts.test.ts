import { expect, test } from 'vitest'
import { findMissingLimits, findUntold } from './planned-facts.ts'

const fact = (text: string, over: { source?: number; place?: string } = {}) => ({
  fact: text,
  source: over.source ?? 1,
  place: over.place ?? 'Where it is told',
})

test('a fact is untold when the text has none of its figures, however they are written', () => {
  const text = 'The lunch of 400 g lost 1,200 g a week [1].'
  expect(findUntold([fact('1.200 g a week')], text)).toEqual([])
  expect(findUntold([fact('27.5 percent of 90 plates')], text)).toEqual([fact('27.5 percent of 90 plates')])
})

test('a year alone is no figure: such a fact is looked for by its source, as one in words is', () => {
  const text = 'The panel of 2016 found nothing [2].'
  expect(findUntold([fact('tasted in 2016 only', { source: 3 })], text)).toHaveLength(1)
  expect(findUntold([fact('panel of 2019 only', { source: 2 })], text)).toEqual([])
})

test('a fact is told in words as in digits, in the language of the text', () => {
  const months = fact('Salt and water, 12 months')
  expect(findUntold([months], 'We read the meters for twelve months [1].')).toEqual([])
  expect(findUntold([fact('warranty 10/3 years')], 'With ten years on the tanks [1].')).toEqual([])
  expect(findUntold([fact('12 Monate gemessen')], 'Zwölf Monate lang [1].', 'de')).toEqual([])
})

test('one of the lesser figures of a fact does not tell it; its main one with its unit does, or most of them', () => {
  const audit = fact('audit €1,450, eight days; 19 of 60')
  expect(findUntold([audit], 'Galway answered after 19 days [1]. An audit is dear.')).toEqual([audit])
  expect(findUntold([audit], 'An audit costs €1,450 [1].')).toEqual([])
  expect(findUntold([audit], 'It takes eight days [1]. Of 60 audits 19 found nothing.')).toEqual([])
  const litres = fact('150 litres a person')
  expect(findUntold([litres], 'Save £150 a year [1].')).toEqual([litres])
  expect(findUntold([fact('£3.05 a cubic metre')], 'Hardness is 305 ppm, or 0.305 g [1].')).toHaveLength(1)
})

test('a fact in words is told by some of its words where its source is cited', () => {
  const consent = fact('service messages need no consent; no diagnosis', { source: 4 })
  const text = 'Reminders moved 64% of visits [4].'
  expect(findUntold([consent], text)).toEqual([consent])
  const told = `${text} A service message needs no consent, and never names a diagnosis.`
  expect(findUntold([consent], told)).toEqual([])
})

test('a label of two words is no fact that a text could leave out', () => {
  expect(findUntold([fact('medians, ranges', { source: 4 })], 'Visits moved [4].')).toEqual([])
})

test('an assumption of its own is missed by its figure, and one in words by nothing', () => {
  const own = { source: 0 }
  expect(findUntold([fact('one lift of 40 kg a week', own)], 'Two lifts.')).toHaveLength(1)
  expect(findUntold([fact('the flat is let', own)], 'Two lifts.')).toEqual([])
})

test('a limit of the ending is missing when the last section does without its figure, wherever else it stands', () => {
  const ending = ['less than 1.5 mm of wood is left [2]: oil', 'more than 2,500 hours: varnish, from 2026 on']
  const text =
    'Look at it.\n\n## Why\n\nBelow 1.5 mm nothing holds.\n\n## What to do\n\nVarnish above 2 500 hours.'
  const asked = { given: '', language: 'en' }
  expect(findMissingLimits(ending, text, asked)).toEqual([{ figures: ['1.5'], note: ending[0] }])
  expect(findMissingLimits(ending, 'No section.', asked)).toEqual([])
})

test('neither a factor between units nor what the reader has in hand is a limit that the ending lacks', () => {
  const ending = ['48 m³ x 1000 / 800 bathers: close', 'above 100 per ml: clean']
  const asked = { given: 'a pool of 48 m³ with 800 bathers', language: 'en' }
  expect(findMissingLimits(ending, '## What to do\n\nLook.', asked)).toEqual([
    { figures: ['100'], note: ending[1] },
  ])
})

test('a part of a dollar is told in cents, and figures with a slash between them one by one', () => {
  const energy = fact('energy $0.14 and $0.11 on 14 buildings')
  expect(findUntold([energy], 'On 14 buildings green roofs saved 14 cents and white ones 11 [1].')).toEqual(
    [],
  )
  expect(findUntold([energy], 'On 9 buildings green roofs saved 15 cents [1].')).toEqual([energy])
  const limits = fact('Grenzen CM 2,0/1,8 und 0,5/0,3')
  expect(findUntold([limits], 'Beheizt sind es 1,8 und 0,3, sonst 2,0 [1].', 'de')).toEqual([])
})

test('a fact is told by one section, over several of its sentences and rows', () => {
  const dough = fact('37 of 52 doughs rose in 8 to 10 days; 15 took 14 days')
  const text =
    '## How long\n\nOf 52 doughs most rose in 8 to 10 days [1].\n\nPatience helps. A few took 14 days.'
  expect(findUntold([dough], text)).toEqual([])
  expect(
    findUntold([dough], '## How long\n\nOf 52 doughs most rose.\n\n## Heat\n\nIt took 14 days.'),
  ).toHaveLength(1)
})
