import { adviceStep } from '#contract/advice-step.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { ResultAdvice, Results } from '#contract/results.ts'
import { composeMail, type MailItem, type MailList } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'

/** What a watch found in the week, in a line. */
export type WatchedChange = { id: string; label: string; summary: string }

type Told = Pick<
  Sent<typeof Results>,
  'period' | 'totals' | 'totals_before' | 'pages' | 'sources' | 'advice' | 'posts'
>

const shownAdvice = 3

/** The mail of Monday morning: the numbers beside those of the week before, what was read most, and what to do. */
export function weeklyMail(about: {
  to: string
  results: Told
  watched: readonly WatchedChange[]
  dashboardUrl: string
  unsubscribeUrl: string
}): MailMessage {
  const { to, results, watched, dashboardUrl, unsubscribeUrl } = about
  const { period, totals, totals_before: before, pages, sources, advice, posts } = results
  const assistants = sources
    .filter(({ group }) => group === 'assistant')
    .reduce((sum, { views }) => sum + views, 0)
  const facts = [
    `${count(totals.views, 'view')}${changeOf(totals.views, before.views)}`,
    count(totals.visitors, 'visitor'),
    ...(totals.clicks > 0
      ? [count(totals.clicks, 'click on a call to action', 'clicks on a call to action')]
      : []),
    ...(totals.confirmed_leads + totals.leads > 0
      ? [
          `${count(totals.confirmed_leads, 'sign-up')}${totals.leads > totals.confirmed_leads ? ` of ${count(totals.leads, 'request')}` : ''}`,
        ]
      : []),
    ...(posts && posts.likes + posts.replies + posts.reposts > 0
      ? [
          `${count(posts.likes, 'like')}, ${count(posts.replies, 'reply', 'replies')} and ${count(posts.reposts, 'repost')} of ${count(posts.posts, 'post')}`,
        ]
      : []),
    ...(assistants > 0 ? [`${count(assistants, 'view')} from assistants`] : []),
  ]
  return composeMail({
    to,
    subject: `${count(totals.views, 'view')} last week${changeOf(totals.views, before.views)}`,
    paragraphs: [
      { heading: days(period), items: facts },
      ...list(
        'Read most',
        pages.map(({ title, views }) => `${shorten(oneLine(title), 120)}: ${count(views, 'view')}`),
      ),
      ...list(
        'What changed in your watches',
        watched.map(({ id, label, summary }) => ({
          text: `${shorten(oneLine(label), 80)}: ${shorten(oneLine(summary), 160)}`,
          link: { label: 'View watch', url: `${dashboardUrl}/watches/${id}` },
        })),
      ),
      ...list(
        'Worth doing this week',
        advice.slice(0, shownAdvice).map((one) => adviceItem(one, dashboardUrl)),
      ),
    ],
    action: { label: 'View results', url: `${dashboardUrl}/results?days=7`, introduction: 'All numbers:' },
    note: { text: 'You get this email on Mondays.', link: { label: 'Stop it', url: unsubscribeUrl } },
  })
}

/** The advice with the page of the dashboard that takes it. */
function adviceItem(advice: ResultAdvice, dashboardUrl: string): string | MailItem {
  const { title, reason } = advice
  const text = `${shorten(oneLine(title), 120)}: ${reason}`
  const step = adviceStep(advice)
  return step ? { text, link: { label: step.label, url: `${dashboardUrl}${step.path}` } } : text
}

/** Nothing where there is nothing to list. */
function list(heading: string, items: MailList['items']): MailList[] {
  return items.length > 0 ? [{ heading, items }] : []
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** In brackets, against the week before; nothing where there was none. */
function changeOf(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return ' (as many as the week before)'
  return ` (${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} than the week before)`
}

function count(value: number, one: string, many = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : many}`
}

function number(value: number): string {
  return value.toLocaleString('en')
}

/** As the dashboard writes them for who does not say otherwise: `23 – 29 Nov 2026`. */
function days({ from, to }: Told['period']): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .formatRange(new Date(from), new Date(to))
    .replace(/\s*–\s*/, ' – ')
}
