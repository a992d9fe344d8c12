import { retryDays } from '#contract/webhook-retries.ts'
import { composeMail } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'

type EndpointNews = {
  to: string
  /** What its owner typed: shortened and escaped, and no link. */
  url: string
  failingSince: Date | null
  /** The dashboard's page of webhooks. */
  page: string
  kind: 'failing' | 'disabled' | 'gone'
}

/** The mail at the first failing day of an endpoint, and when it is disabled. */
export function endpointMail(news: EndpointNews): MailMessage {
  const url = shorten(news.url.replaceAll(/\s+/g, ' '), 200)
  const since = news.failingSince ? ` since ${news.failingSince.toUTCString()}` : ''
  const { subject, said, advice } = words(since)[news.kind]
  return composeMail({
    to: news.to,
    subject,
    paragraphs: [said(url), advice],
    action: {
      label: 'See the deliveries',
      url: news.page,
      introduction: 'Deliveries, reasons and answers:',
    },
  })
}

function words(since: string) {
  const recover =
    'Events are retained. Once the endpoint is fixed, re-enable it under Webhooks and recover missed events.'
  return {
    failing: {
      subject: 'A webhook endpoint is failing',
      said: (url: string) => `No event has reached the webhook endpoint ${url}${since}.`,
      advice: `Each event is tried again for ${retryDays} days. After five days of failure the endpoint is switched off, and events are kept until it is switched on again.`,
    },
    disabled: {
      subject: 'A webhook endpoint was switched off',
      said: (url: string) =>
        `The webhook endpoint ${url} was switched off: no event has reached it${since}, which is five days or more.`,
      advice: recover,
    },
    gone: {
      subject: 'A webhook endpoint was switched off',
      said: (url: string) =>
        `The webhook endpoint ${url} was switched off: it answered that it is gone for good (410).`,
      advice: recover,
    },
  }
}
