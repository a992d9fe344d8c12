import { expect, test } from 'vitest'
import { createEvidenceLedger } from '../evidence-ledger.ts'
import type { Survey, SurveyedPage, SurveyedPost } from '../survey/survey.ts'
import { type FitSubject, fitRules } from './fit-parameters.ts'
import type { FitParameter } from './profiles.ts'

const readAt = new Date('2026-11-20T09:00:00Z')

/** What a rule reads on a home page with this description and heading, and these posts. */
function readingOf(rule: FitParameter, description: string, { heading = '', posts = [] as string[] } = {}) {
  const home = {
    kind: 'home',
    finalUrl: 'https://acme.example/',
    title: 'Acme',
    description,
    language: 'en',
    words: 200,
    blocks: [{ kind: 'heading', level: 1, text: heading }],
  } as Partial<SurveyedPage> as SurveyedPage
  const survey = {
    pages: [home],
    home,
    readAt,
    posts: posts.map(
      (title): SurveyedPost => ({
        title,
        url: 'https://acme.example/blog/post',
        publishedAt: null,
        summary: null,
        foundOn: 'https://acme.example/blog',
      }),
    ),
  } as Partial<Survey> as Survey
  const ledger = createEvidenceLedger(readAt)
  return { ...fitRules[rule].read({ survey, ledger } as FitSubject), told: ledger.list() }
}

test.each([
  'Job management software for landscaping companies: measure a garden, send the quote.',
  'Quotes, crews and invoices for landscapers',
  'The booking platform for independent tattoo studios',
  'Software for coffee roasters',
])('“%s” names an industry', (description) => {
  const { value, told } = readingOf('industry_focus', description)
  expect(value).toBeGreaterThan(0)
  expect(told[0]?.passage).toBe(description)
})

test('a heading counts as well as a description', () => {
  expect(readingOf('industry_focus', 'Acme', { heading: 'Built for landscapers' }).value).toBeGreaterThan(0)
})

test.each([
  'Software for all companies',
  'The platform for growing businesses',
  'A tool for small and European companies',
  'An app for software companies',
  'A system for cleaner data',
])('“%s” names no industry', (description) => {
  expect(readingOf('industry_focus', description)).toMatchObject({
    value: 0,
    explanation: 'We found no sentence that names an industry it serves.',
  })
})

test('a post about customers, and how many use it, show customers', () => {
  const title = 'Our customers on what a late quote costs'
  expect(readingOf('client_work', 'Acme', { posts: [title] })).toMatchObject({
    explanation: '1 statement mentions customers.',
    told: [{ passage: title, url: 'https://acme.example/blog/post' }],
  })
  expect(readingOf('client_work', 'Used by 1,150 crews across Britain and Ireland.').value).toBeGreaterThan(0)
})

test.each([
  ['240 charter companies run their season on Acme.', 0.33],
  ['More than 5,000 stylists work with Acme every day.', 0.33],
  ['40 people work with us in Lisbon.', 0],
])('“%s”: customers %d', (description, value) => {
  expect(readingOf('client_work', description).value).toBeCloseTo(value)
})

test('a post about an industry does not make it the one that is served', () => {
  expect(readingOf('industry_focus', 'Acme', { posts: ['Five ideas for restaurants'] }).value).toBe(0)
})

test('where nothing was found it says what was looked for', () => {
  expect(readingOf('client_work', 'Acme').explanation).toBe(
    'We found no case studies, testimonials or mentions of customers.',
  )
})
