import { expect, test } from 'vitest'
import { z } from 'zod'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import { ArticleSize, ArticleStatus, ChangeArticleInput } from '#contract/articles.ts'
import { LedgerKind } from '#contract/credits.ts'
import { DeliveryStatus } from '#contract/deliveries.ts'
import { AnnouncementPlatform } from '#contract/lead-magnets.ts'
import { CreateWebhookInput } from '#contract/webhooks.ts'
import { validateInput } from './validate-input.ts'

const detailsOf = (schema: z.ZodType, value: unknown) => {
  const judged = validateInput(schema, value)
  return judged.ok ? [] : judged.details
}

test('a text in the place of a list is told that it must be a list, and nothing of its length', () => {
  const schema = z.object({ urls: z.array(z.string()).max(3) })
  expect(detailsOf(schema, { urls: 'https://example.com' })).toEqual([
    { path: 'urls', message: 'Must be a list: put it in brackets, ["…"].' },
  ])
  expect(detailsOf(schema, { urls: 5 })).toEqual([{ path: 'urls', message: 'Must be a list.' }])
  expect(detailsOf(schema, { urls: ['a', 'b', 'c', 'd'] })).toEqual([
    { path: 'urls', message: 'Must have at most 3 items.' },
  ])
})

test('a wrong format is told in plain words, whichever way the schema names it', () => {
  const schema = z.object({
    id: z.guid(),
    other: z.uuid(),
    day: z.iso.date(),
    at: z.iso.datetime({ offset: true }),
    mail: z.email(),
    link: z.url(),
  })
  const wrong = { id: 'x', other: 'x', day: 'x', at: 'x', mail: 'x', link: 'x' }
  expect(detailsOf(schema, wrong)).toEqual([
    { path: 'id', message: 'Must be a UUID.' },
    { path: 'other', message: 'Must be a UUID.' },
    { path: 'day', message: 'Must be a day, for example 2030-01-31.' },
    {
      path: 'at',
      message: 'Must be a date and time with an offset, for example 2030-01-31T09:00:00Z.',
    },
    { path: 'mail', message: 'Must be an email address.' },
    { path: 'link', message: 'Must be an address such as https://example.com/page.' },
  ])
})

test('a field with two faults has one detail, and what is said twice is said once', () => {
  const schema = z.object({
    name: z
      .string()
      .min(8)
      .regex(/^[a-z]+$/, 'Must be small letters.'),
  })
  expect(detailsOf(schema, { name: 'A1' })).toEqual([
    { path: 'name', message: 'Must have at least 8 characters. Must be small letters.' },
  ])
  const twice = z.object({ name: z.string() }).superRefine((_, ctx) => {
    for (let n = 0; n < 2; n++) ctx.addIssue({ code: 'custom', path: ['name'], message: 'Not this.' })
  })
  expect(detailsOf(twice, { name: 'x' })).toEqual([{ path: 'name', message: 'Not this.' }])
})

test('a value that is missing and is one of a few is told with all of them', () => {
  const schema = z.object({ type: z.enum(['guide', 'checklist']), role: z.literal('facts') })
  expect(detailsOf(schema, {})).toEqual([
    { path: 'type', message: 'Required. Must be one of guide, checklist.' },
    { path: 'role', message: 'Required. Must be facts.' },
  ])
})

test('one is singular in a bound', () => {
  const schema = z.object({ name: z.string().min(1), tags: z.array(z.string()).min(1) })
  expect(detailsOf(schema, { name: '', tags: [] })).toEqual([
    { path: 'name', message: 'Must have at least 1 character.' },
    { path: 'tags', message: 'Must have at least 1 item.' },
  ])
})

test('a misspelt action is told which was meant', () => {
  expect(detailsOf(ChangeArticleInput, { action: 'schedul' })).toEqual([
    { path: 'action', message: 'Did you mean schedule? Must be unpublish, schedule or unschedule.' },
  ])
  expect(detailsOf(ChangeArticleInput, { action: 'paint' })).toEqual([
    { path: 'action', message: 'Must be unpublish, schedule or unschedule.' },
  ])
})

test('an action is never answered with the one that undoes it', () => {
  expect(detailsOf(ChangeArticleInput, { action: 'publish' })).toEqual([
    { path: 'action', message: 'Must be unpublish, schedule or unschedule.' },
  ])
})

test.each([
  [AdaptationPlatform, 'twiter', 'x_article or x_thread'],
  [AdaptationPlatform, 'Twitter', 'x_article or x_thread'],
  [AdaptationPlatform, 'x', 'x_article or x_thread'],
  [AdaptationPlatform, 'linkdin', 'linkedin'],
  [AdaptationPlatform, 'youtube', 'youtube_shorts'],
  [AnnouncementPlatform, 'twiter', 'twitter'],
  [AnnouncementPlatform, 'x', 'twitter'],
])('a platform that is misspelt, or named as it once was, is told which is meant', (schema, sent, meant) => {
  expect(detailsOf(schema, sent)).toEqual([
    { path: '', message: expect.stringContaining(`Did you mean ${meant}? Must be one of`) },
  ])
})

test.each(['tiktok', 'newsletter', ''])('nothing is guessed for the platform %j', (sent) => {
  expect(detailsOf(AdaptationPlatform, sent)).toEqual([
    { path: '', message: expect.stringMatching(/^Must be one of/) },
  ])
})

test.each([
  [ArticleStatus, 'draft', 'Did you mean generated? '],
  [DeliveryStatus, 'success', 'Did you mean delivered? '],
  [LedgerKind, 'charge', 'Did you mean settle? '],
  [ArticleSize, 'medium', 'Did you mean standard? '],
])('a value that other services use leads to ours (%#)', (schema, sent, words) => {
  expect(detailsOf(schema, sent)).toEqual([{ path: '', message: expect.stringContaining(words) }])
})

test('a pattern of event types is told how to get every type, without the list of all', () => {
  for (const sent of ['*', 'all', 'article.*'])
    expect(detailsOf(CreateWebhookInput, { url: 'https://example.com', event_types: [sent] })).toEqual([
      { path: 'event_types.0', message: expect.stringMatching(/^Patterns are not read[.] Leave it out/) },
    ])
})

test('a value that was sent under another name is judged, too', () => {
  const kinds = z.discriminatedUnion(
    'kind',
    [z.object({ kind: z.literal('wordpress') }), z.object({ kind: z.literal('ghost') })],
    { error: 'Must be wordpress or ghost.' },
  )
  expect(detailsOf(kinds, { type: 'wordpres' })).toEqual([
    { path: 'kind', message: 'Did you mean wordpress? Must be wordpress or ghost.' },
  ])
  const page = z.object({ url: z.url(), size: z.enum(['mini', 'pillar']) })
  expect(detailsOf(page, { link: 'x', length: 'huge' })).toEqual([
    { path: 'url', message: 'Required. Must be an address such as https://example.com/page.' },
    { path: 'size', message: 'Required. Did you mean pillar? Must be one of mini, pillar.' },
  ])
  expect(detailsOf(page, { link: 'https://example.com/', length: 'mini' })).toEqual([
    { path: 'url', message: 'Required.' },
    { path: 'size', message: 'Required. Must be one of mini, pillar.' },
  ])
})
