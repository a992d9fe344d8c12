import type { SiteArticle } from '../site/site-article.ts'

const dayMs = 86_400_000

const topics = [
  ['Why the first hour decides how a project ends', 'Planning'],
  ['Five numbers that a small team should know by heart', 'Numbers'],
  ['What our customers asked us this year', 'Customers'],
  ['The case for doing one thing at a time', 'Planning'],
  ['How we choose whom to work with', 'Company'],
  ['A short guide to longer meetings', 'Planning'],
  ['What changed in the rules, and what did not', 'Rules'],
] as const

const text = `Most projects are decided before they begin: in the hour in which somebody says what will not be done [1].

## Key points

- Say what is left out before what is in.
- Choose one number that everybody can see.
- Ask the customer again in the second week.

## What to leave out

A plan that holds everything holds nothing. **Write down** what you will not do, and show it to the person who will ask for it.

| Week | Hours planned | Hours spent |
|---|---|---|
| First | 40 | 38 |
| Second | 40 | 47 |
| Third | 40 | 41 |

## One number for everybody

> What is seen by all is argued about by all, and that is the point.

Choose it together, change it rarely, and put it where people pass.

## The second week

Ask the same three questions as on the first day, and compare the answers.`

/** What a preview shows before anything is published. */
export function sampleArticles(now: Date): SiteArticle[] {
  return topics.map(([title, tag], index) => {
    const publishedAt = new Date(now.getTime() - index * 4 * dayMs)
    return {
      title,
      slug: `sample-${index + 1}`,
      description: 'A sample, so that you can see how a page looks before your first article is published.',
      tags: [tag],
      language: 'en',
      publishedAt,
      updatedAt: publishedAt,
      wordCount: 900 + index * 180,
      markdown: text,
      sourcing: 'sourced',
      sources: [{ reference: 1, title: 'A source of this sample', url: null }],
      coverPath: null,
      coverAlt: '',
      bannerPath: null,
      figures: [],
      audio: null,
      ownCover: null,
      author: null,
      canonicalUrl: null,
    }
  })
}
