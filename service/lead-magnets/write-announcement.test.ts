import { expect, test } from 'vitest'
import { landingWords } from './landing-words.ts'
import { type Announced, writeAnnouncement } from './write-announcement.ts'

const url = 'https://desk.example/acme/guides/email-deliverability'
const part = (...texts: string[]) => ({ items: texts.map((text) => ({ text, references: [1] })) })
const about: Announced = {
  platform: 'linkedin',
  kind: 'checklist',
  language: 'en',
  title: 'Email deliverability: the 5-point checklist',
  topic: 'Email deliverability',
  niche: 'newsletter editors',
  parts: [
    part('Publish an SPF record.', 'Turn on DKIM.'),
    part('Send 50 messages on the first day.', 'Double the volume every two days.'),
    part('Remove an address after one hard bounce.'),
  ],
  hooks: ['A campaign can show a delivery rate of 99% while a third of it lies unread in spam.'],
  url,
  turn: 0,
}

test('a post opens with a line of the sources, lists three items of different parts, says whom it is for, and ends with the link', () => {
  expect(writeAnnouncement(about).text).toBe(`${about.hooks[0]}

From a checklist of 5 points:
• Publish an SPF record.
• Send 50 messages on the first day.
• Remove an address after one hard bounce.

Made for newsletter editors.
The rest is in “${about.title}”, a PDF: ${url}`)
})

test('a task of the list is no opening: without another line the post asks about the topic', () => {
  const { text } = writeAnnouncement({ ...about, hooks: ['Turn on DKIM.'] })
  expect(text).toMatch(/^Email deliverability: how many of these can you tick off today\?\n/)
})

test('where three items have no room two are listed, and one alone never', () => {
  const long = about.parts.map(({ items }) =>
    part(...items.map(({ text }) => `${text} ${'And check that it holds. '.repeat(2).trim()}`)),
  )
  const short = writeAnnouncement({ ...about, platform: 'bluesky', hooks: [], niche: null, parts: long })
  expect([0, 2]).toContain(short.text.split('• ').length - 1)
  expect(short.char_count).toBeLessThanOrEqual(300)
  const single = writeAnnouncement({ ...about, parts: [part('Turn on DKIM.')] })
  expect(single.text).not.toContain('•')
})

test('an address counts 23 on twitter, whatever its length', () => {
  const onTwitter = { ...about, platform: 'twitter', parts: [] }
  const short = writeAnnouncement(onTwitter)
  const long = writeAnnouncement({ ...onTwitter, url: `${url}${'-long'.repeat(40)}` })
  expect(short.char_count).toBe(long.char_count)
  expect(short.char_count).toBe([...short.text].length - url.length + 23)
})

test.each(Object.keys(landingWords))(
  'no wording in %s exceeds the limit, however long title and line are',
  (tag) => {
    const language = tag as Announced['language']
    for (const platform of ['twitter', 'linkedin', 'bluesky', 'mastodon']) {
      for (let turn = 0; turn < 6; turn++) {
        const post = writeAnnouncement({
          ...about,
          platform,
          language,
          turn,
          title: 'Wörter '.repeat(17).trim(),
          hooks: ['Satz '.repeat(60).trim()],
        })
        expect(post.char_count).toBeLessThanOrEqual(post.char_limit)
        expect(post.text).toContain(url)
      }
    }
  },
)

test('each turn is another text until all are used', () => {
  const texts = [0, 1, 2, 3, 4, 5].map((turn) => writeAnnouncement({ ...about, turn }).text)
  expect(new Set(texts).size).toBe(6)
})
