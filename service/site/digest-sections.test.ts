import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.ts'
import type { SiteSource } from './site-article.ts'

const sources: SiteSource[] = [
  { reference: 1, title: 'Onboarding emails: 90 days of tests', url: null },
  { reference: 2, title: 'Customer story: Brightvet', url: null },
  { reference: 3, title: 'Rot in piers', url: 'https://quay.example/rot', origin: 'Quay Guild, 2025' },
]

function pageOf(markdown: string) {
  const { html, headings, cited } = markdownToHtml(markdown, {
    title: 'Welcome emails',
    language: 'en',
    pageUrl: 'https://a.example/welcome',
    sources,
    figures: [],
    absolute: false,
    isDigest: true,
  })
  const { document } = parseHTML(`<main>${html}</main>`)
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/gu, ' ').trim())
  return { document, texts, headings: headings.map(({ text }) => text), cited: [...cited] }
}

test('the lines that answer first are in a box, each said before who says it', () => {
  const { texts } = pageOf(`In short:

- **‘Onboarding emails: 90 days of tests’** (2025): “Emails sent by a named person were answered by 9%” [1].

## What else

More. [2]`)
  expect(texts('.takeaways > .takeaways-title')).toEqual(['In short'])
  expect(texts('.takeaways li')).toEqual([
    '“Emails sent by a named person were answered by 9%”1.Onboarding emails: 90 days of tests · 2025',
  ])
})

test('a source that heads a section is named without quotation marks, with its number and what it is below', () => {
  const { texts, headings, document } = pageOf(`## Customer story: Brightvet (own document)

Brightvet runs 35 rollouts. [2]

## ‘Onboarding emails: 90 days of tests’ (2025)

Two tasks. [1]

## Quay Guild (2025)

Tar keeps. [3]`)
  expect(headings).toEqual(['Customer story: Brightvet', 'Onboarding emails: 90 days of tests', 'Quay Guild'])
  expect(texts('.said-by')).toEqual(['2 own document', '1 2025', '3 2025'])
  expect(document.querySelector('#reference-2')?.closest('.said-by')).not.toBeNull()
})

test('a label over a passage is a heading without a number, and a list below it refers to its source', () => {
  const { texts } = pageOf(`## Customer story: Brightvet (own document)

**Results** [2]

| Quarter | Days |
| --- | --- |
| Q4 | 62 |

**During the call** [2]:

- Name one owner.
- Name one date.

**Who has access**: “Access needs an approval.” [2]`)
  expect(texts('h3')).toEqual(['Results', 'During the call', 'Who has access'])
  expect(texts('li')).toEqual(['Name one owner.', 'Name one date.2'])
  expect(texts('main > p:last-child')).toEqual(['“Access needs an approval.”2'])
})

test('a text that opens with the name of a source has it as a heading; below a question it is a line', () => {
  const { headings, texts } = pageOf(`**Customer story: Brightvet** (own document) [2]

It runs. [2]

## Who should send it?

**‘Onboarding emails: 90 days of tests’** (2025) [1]:

“A named person.” [1]`)
  expect(headings).toEqual(['Customer story: Brightvet', 'Who should send it?'])
  expect(texts('.said-by')).toEqual(['2 own document', '1 Onboarding emails: 90 days of tests · 2025'])
})

test('hostile names and labels stay text, and a heading that names no source stays as it is', () => {
  const { document, texts } = pageOf(`## <img src=x onerror=alert(1)> (2025)

**<script>alert(1)</script>**: text [1]

## Is it worth it (and why)?

Yes. [1]`)
  expect(document.querySelector('img, script')).toBeNull()
  expect(texts('h2').at(-1)).toBe('Is it worth it (and why)?')
})

test('an item of several blocks keeps all of them, and who says it is below the first', () => {
  const { texts } = pageOf(`## What else

- **Alpha** (2025): tar keeps [1].

  Second paragraph [1].

  - nested

- **Beta** (2024): oil goes [2].`)
  expect(texts('main > ul > li')).toEqual([
    'tar keeps1.Alpha · 2025 Second paragraph1. nested',
    'oil goes2.Beta · 2024',
  ])
  expect(texts('li .said-by')).toEqual(['Alpha · 2025', 'Beta · 2024'])
})

test.each([
  ['a label with text', '**Cost** [2]: It costs 5 euros.', [2]],
  ['a label with a number whose text has another', '**Cost** [2]: It costs 5 euros [1].', [1, 2]],
  ['a label over a table', '**Results** [2]\n\n| Quarter | Days |\n| --- | --- |\n| Q4 | 62 |', [2]],
  ['a label over a list', '**Results** [2]:\n\n- One\n- Two', [2]],
  [
    'a label over a loose list',
    '**Results** [2]:\n\n- **Alpha**: One [1]\n\n  More\n\n- **Beta**: Two [1]',
    [1, 2],
  ],
  ['a label over a paragraph', '**Results** [2]\n\nSixty-two days.', [2]],
  ['an item', '- **Beta** [2]: oil goes.', [2]],
  ['an item whose text has another', '- **Beta** [2]: oil goes [3].', [2, 3]],
  ['the name of a source with the number of another', '**Quay Guild** (2025) [1]: Tar keeps.', [1]],
  ['the name of a source', '**Quay Guild** (2025) [3]: Tar keeps.', [3]],
])('no number is lost: %s', (_shape, markdown, numbers) => {
  const { cited } = pageOf(`## What it is\n\n${markdown}`)
  expect(cited.toSorted((one, other) => one - other)).toEqual(numbers)
})

test('a number that a text has already is not said twice', () => {
  expect(pageOf('## What it is\n\n**Cost** [2]: It costs 5 euros [2].').texts('main > p')).toEqual([
    'It costs 5 euros2.',
  ])
})

test('a label before any source is a heading of the first level, one below a source of the second', () => {
  const { texts } = pageOf(
    'Written by hand.\n\n**What it costs**: Ten euros [1].\n\n## Customer story: Brightvet\n\n**What changed**: All of it [2].',
  )
  expect(texts('h2')).toEqual(['What it costs', 'Customer story: Brightvet'])
  expect(texts('h3')).toEqual(['What changed'])
})

test('a sentence that stands alone in bold stays a sentence', () => {
  const { texts } = pageOf('**We opened in 1998.**\n\n## Customer story: Brightvet\n\nAll of it [2].')
  expect(texts('h2')).toEqual(['Customer story: Brightvet'])
  expect(texts('p')[0]).toBe('We opened in 1998.')
})
