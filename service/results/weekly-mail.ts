import type { Results } from '#contract/results.ts'
import { composeMail } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'

/** What a watch found in the week, in a line. */
export type WatchedChange = { label: string; summary: string }

type Told = Pick<Results, 'period' | 'totals' | 'totals_before' | 'pages' | 'sources' | 'advice'>

const shownAdvice = 3

/** The mail of Monday morning: the numbers beside those of the week before, what was read most, and what to do. */
export function weeklyMail(about: {
  to: string
  results: Told
  watched: readonly WatchedChange[]
  page: string
  unsubscribeUrl: string
}): MailMessage {
  const { to, results, watched, page, unsubscribeUrl } = about
  const { period, totals, totals_before: before, pages, sources, advice } = results
  const assistants = sources
    .filter(({ group }) => group === 'assistant')
    .reduce((sum, { views }) => sum + views, 0)
  const facts = [
    `${count(totals.visitors, 'visitor')}`,
    ...(totals.clicks > 0
      ? [count(totals.clicks, 'click on a call to action', 'clicks on a call to action')]
      : []),
    ...(totals.leads > 0
      ? [`${count(totals.leads, 'sign-up')}, ${number(totals.confirmed_leads)} confirmed`]
      : []),
    ...(assistants > 0 ? [`${count(assistants, 'view')} from assistants`] : []),
  ]
  return composeMail({
    to,
    subject: `${count(totals.views, 'view')} last week${changeOf(totals.views, before.views)}`,
    paragraphs: [
      `${day(period.from)} to ${day(period.to)}: ${count(totals.views, 'view')}${changeOf(totals.views, before.views)}; ${facts.join('; ')}.`,
      ...(pages.length > 0 ? ['Read most:'] : []),
      ...pages.map(({ title, views }) => `${shorten(oneLine(title), 120)}: ${count(views, 'view')}`),
      ...(watched.length > 0 ? ['What changed in your watches:'] : []),
      ...watched.map(
        ({ label, summary }) => `${shorten(oneLine(label), 80)}: ${shorten(oneLine(summary), 160)}`,
      ),
      ...(advice.length > 0 ? ['Worth doing this week:'] : []),
      ...advice.slice(0, shownAdvice).map(({ title, reason }) => `${shorten(title, 120)}: ${reason}`),
    ],
    action: { label: 'Open Results', url: page, introduction: 'All numbers:' },
    note: { text: 'You get this mail on Mondays.', link: { label: 'Stop it', url: unsubscribeUrl } },
  })
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

function day(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
