import { expect, test } from 'vitest'
import type { BrandScanAnswer } from '#contract/brand-scans.ts'
import { recommend } from './recommend.ts'
import { scoreBrand } from './score-brand.ts'

const answerTo = (question: string, namesBrand: boolean): BrandScanAnswer => ({
  kind: 'custom',
  question,
  answer: 'A grinder with steel burrs.',
  names_brand: namesBrand,
  mentioned: false,
})

function adviceFor(answers: BrandScanAnswer[]): string {
  const { terms } = scoreBrand(answers)
  const advice = recommend({
    brand: 'Acme',
    category: 'grinders',
    competitors: [],
    terms,
    answers,
    pages: new Map(),
  })
  return advice.map(({ text }) => text).join(' ')
}

test('that nobody describes the brand when asked by name is said only where somebody was asked by name', () => {
  expect(adviceFor([answerTo('What grinds well?', false)])).toContain('No answer describes Acme. ')
  expect(adviceFor([answerTo('Is Acme good?', true)])).toContain(
    'No answer describes Acme, even when asked by name. ',
  )
})

test.each([
  ['neutral', 'Acme makes hand grinders.', 'Not all answers praise Acme. ', false],
  ['negative', 'Acme grinders break.', 'Some answers about Acme are negative. ', true],
] as const)(
  'only a negative answer is quoted against the brand: %s',
  (sentiment, snippet, found, isQuoted) => {
    const advice = adviceFor([{ ...answerTo('Is Acme good?', true), mentioned: true, sentiment, snippet }])
    expect(advice).toContain(found)
    expect(advice.includes(`“${snippet}”`)).toBe(isQuoted)
  },
)

test('advice to compare names the competitor that most answers mention, and says how many', () => {
  const open = (rivals: string[]): BrandScanAnswer => ({
    kind: 'comparison',
    question: 'Which grinders are best?',
    answer: 'Rampkit.',
    names_brand: false,
    mentioned: false,
    competitors: rivals,
  })
  const answers = [open(['Rampkit']), open(['Rampkit', 'Millhouse']), open([])]
  const [advice] = recommend({
    brand: 'Acme',
    category: 'grinders',
    competitors: ['Millhouse', 'Rampkit'],
    terms: scoreBrand(answers).terms,
    answers,
    pages: new Map(),
  })
  expect(advice?.text).toContain('Rampkit, the competitor that is mentioned most, is in 2 of 3 answers.')
  expect(advice?.topic).toBe('Acme and Rampkit compared')
})

test('what was lost to a competitor comes first, and advice to write the same page is not given twice', () => {
  const answer: BrandScanAnswer = {
    kind: 'comparison',
    question: 'Which grinders are best?',
    answer: 'Rampkit.',
    names_brand: false,
    mentioned: false,
    competitors: ['Rampkit'],
  }
  const advice = recommend({
    brand: 'Acme',
    category: 'grinders',
    competitors: ['Rampkit'],
    terms: scoreBrand([answer]).terms,
    answers: [answer],
    pages: new Map(),
    shareMove: { before: 50, after: 38, rival: { name: 'Rampkit', before: 0, after: 25 } },
  })
  expect(advice[0]?.text).toMatch(/^Share of voice fell from 50% to 38%, while Rampkit rose from 0% to 25%\./)
  expect(advice.filter(({ topic }) => topic === 'Acme and Rampkit compared')).toHaveLength(1)
})
