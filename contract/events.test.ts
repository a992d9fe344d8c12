import { expect, test } from 'vitest'
import { Envelope, EventType, envelopeOf, eventTypes, exampleEnvelope } from './events.ts'

test('the event types are the published ones', () => {
  expect(EventType.options.join(' ')).toBe(
    'article.generated article.published article.unpublished article.deleted article.failed ' +
      'placement.published placement.failed placement.changed ' +
      'lead_magnet.ready lead_magnet.failed scout.dispatched scout.results_ready ' +
      'session.articles_generated social_adaptation.generated watch.changed watch.failed watch.paused billing.credits_low billing.credits_empty ' +
      'warm_lead.completed warm_lead.blocked warm_lead.failed brand_scan.completed brand_scan.failed ' +
      'agent.key_rotated webhook.endpoint_failing webhook.endpoint_disabled results.weekly',
  )
})

test.each(EventType.options)(
  'the example of %s is an envelope of its kind, and only its own members',
  (type) => {
    const example = exampleEnvelope(type)
    expect(Envelope.parse(example)).toEqual(example)
    expect(envelopeOf(type).parse(example)).toEqual(example)
    expect(Object.keys(eventTypes[type].data.shape)).toEqual(
      expect.arrayContaining(Object.keys(example.data)),
    )
  },
)

test('an envelope of one kind is none of another', () => {
  expect(envelopeOf('article.deleted').safeParse(exampleEnvelope('article.published')).success).toBe(false)
})

test('an envelope tolerates unknown fields', () => {
  const example = { ...exampleEnvelope('article.generated'), trace: 'abc' }
  expect(envelopeOf('article.generated').parse(example)).toEqual(example)
})
