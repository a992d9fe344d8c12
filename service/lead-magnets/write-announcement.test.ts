import { expect, test } from 'vitest'
import { landingWords } from './landing-words.ts'
import { type Announced, writeAnnouncement } from './write-announcement.ts'

const url = 'https://desk.example/acme/guides/email-deliverability'
const about: Announced = {
  platform: 'twitter',
  language: 'en',
  title: 'Email deliverability',
  subtitle: 'A checklist',
  headings: ['One', 'Two', 'Three', 'Four'],
  hooks: ['Publish an SPF record.', 'Turn on DKIM.'],
  url,
  turn: 0,
}

test('an address counts 23 on twitter, whatever its length', () => {
  const short = writeAnnouncement(about)
  const long = writeAnnouncement({ ...about, url: `${url}${'-long'.repeat(40)}` })
  expect(short.char_count).toBe(long.char_count)
  expect(short.char_count).toBe([...short.text].length - url.length + 23)
})

test.each(Object.keys(landingWords))(
  'no wording in %s exceeds the limit, however long title and line are',
  (tag) => {
    const language = tag as Announced['language']
    for (const platform of ['twitter', 'linkedin']) {
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

test('linkedin names the parts', () => {
  expect(writeAnnouncement({ ...about, platform: 'linkedin' }).text).toContain('• One\n• Two\n• Three\n\n')
})
