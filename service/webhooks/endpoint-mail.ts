import type { MailMessage } from '../engines/mail/mail.ts'
import { escapeHtml } from '../site/escape-html.ts'

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
  const url = news.url.replaceAll(/\s+/g, ' ').slice(0, 200)
  const since = news.failingSince ? ` since ${news.failingSince.toUTCString()}` : ''
  const { subject, said, advice } = words(since)[news.kind]
  const text = [said(url), '', advice, '', 'Deliveries, reasons and answers:', news.page].join('\n')
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.5 Georgia,serif;color:#1c1a17;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p>${escapeHtml(said(url))}</p>
<p>${escapeHtml(advice)}</p>
<p><a href="${escapeHtml(news.page)}" style="display:inline-block;padding:.6rem 1.1rem;background:#1c1a17;color:#fff;text-decoration:none">See the deliveries</a></p>
</body></html>`
  return { to: news.to, subject, text, html }
}

function words(since: string) {
  const recover =
    'Events are retained. Once the endpoint is fixed, re-enable it under Webhooks and recover missed events.'
  return {
    failing: {
      subject: 'A webhook endpoint is failing',
      said: (url: string) => `No event has reached the webhook endpoint ${url}${since}.`,
      advice:
        'Each event is tried again for three days. After five days of failure the endpoint is switched off, and events are kept until it is switched on again.',
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
