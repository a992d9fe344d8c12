import { failingDays, retryDays } from '#contract/webhook-retries.ts'
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
  /** Whose doing the endpoint is; shortened, as the URL. */
  agentName: string | null
  kind: 'failing' | 'disabled' | 'gone' | 'access_ended'
}

/** The email on the first failing day of an endpoint, and when it is disabled. */
export function endpointMail(news: EndpointNews): MailMessage {
  const url = shorten(news.url.replaceAll(/\s+/g, ' '), 200)
  const since = news.failingSince ? ` since ${news.failingSince.toUTCString()}` : ''
  const agent = shorten((news.agentName ?? 'The agent').replaceAll(/\s+/g, ' '), 60)
  const { subject, said, advice } = words(since, agent)[news.kind]
  return composeMail({
    to: news.to,
    subject,
    paragraphs: [said(url), advice],
    action: {
      label: 'View deliveries',
      url: news.page,
      introduction: 'View deliveries and responses:',
    },
  })
}

function words(since: string, agent: string) {
  const recover = "New events are kept. Once it's fixed, enable it in Webhooks and resend what it missed."
  return {
    failing: {
      subject: 'A webhook endpoint is failing',
      said: (url: string) => `Deliveries to your webhook endpoint ${url} have been failing${since}.`,
      advice: `We retry each event for ${retryDays} days. After ${failingDays} days of failures we disable the endpoint. Events are kept until you enable it again.`,
    },
    disabled: {
      subject: 'A webhook endpoint was disabled',
      said: (url: string) =>
        `Your webhook endpoint ${url} was disabled because deliveries have been failing${since} for at least ${failingDays} days.`,
      advice: recover,
    },
    gone: {
      subject: 'A webhook endpoint was disabled',
      said: (url: string) => `Your webhook endpoint ${url} was disabled because it returned 410 Gone.`,
      advice: recover,
    },
    access_ended: {
      subject: 'A webhook endpoint was disabled',
      said: (url: string) =>
        `Your webhook endpoint ${url} was disabled because the access of “${agent}”, which set it up, has ended.`,
      advice:
        "New events are kept. If you know this URL and still need it, enable it in Webhooks. If you don't, delete it.",
    },
  }
}
