import { palette } from '../../palette/palette.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import type { MailMessage } from './mail.ts'

type MailLink = { label: string; url: string }

/** What is said, and where to do something about it. */
export type MailItem = { text: string; link: MailLink }

/** A list below a heading of its own. */
export type MailList = { heading: string; items: readonly (string | MailItem)[] }

export type MailParts = {
  to: string
  subject: string
  /** Of the words, `en` by default. */
  language?: string
  paragraphs: readonly (string | MailList)[]
  /** What is requested; in the plain text `introduction` is above the link. */
  action: { label: string; url: string; introduction?: string }
  /** Said below, in a softer color, with a link of its own where it needs one. */
  note?: { text: string; link?: MailLink }
}

const { ink, sheet, soft, paper, rule } = palette.light
const serif = 'Newsreader,Georgia,serif'
const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** One email, as plain text and as HTML with a button. Every text is escaped: some of it is untrusted input. */
export function composeMail(parts: MailParts): MailMessage {
  const { to, subject, language = 'en', paragraphs, action, note } = parts
  const asked = [...(action.introduction ? [action.introduction] : []), action.url].join('\n')
  const noted = note && [note.text, ...(note.link ? [note.link.url] : [])].join('\n')
  const text = [...paragraphs.map(plainPart), asked, ...(noted ? [noted] : [])].join('\n\n')
  const noteLink = note?.link ? ` ${link(note.link, `color:${soft}`)}` : ''
  const body = [
    `<h1 style="margin:0 0 16px;font:500 24px/1.25 ${serif}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(htmlPart),
    `<p style="margin:24px 0 0">${link(action, `display:inline-block;padding:11px 18px;border-radius:5px;background:${ink};color:${sheet};text-decoration:none`)}</p>`,
  ]
  const html = `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:16px/1.5 ${sans}">
<div style="max-width:34rem;margin:0 auto;padding:28px;background:${sheet};border:1px solid ${rule};border-radius:8px">
${body.join('\n')}
</div>
${note ? `<p style="max-width:34rem;margin:16px auto 0;padding:0 28px;color:${soft};font-size:14px">${escapeHtml(note.text)}${noteLink}</p>` : ''}
</body></html>`
  return { to, subject, text, html }
}

function plainPart(part: string | MailList): string {
  return typeof part === 'string' ? part : [part.heading, ...part.items.map(plainItem)].join('\n')
}

function plainItem(item: string | MailItem): string {
  return typeof item === 'string' ? `- ${item}` : `- ${item.text}\n  ${item.link.label}: ${item.link.url}`
}

function htmlPart(part: string | MailList): string {
  if (typeof part === 'string') return `<p style="margin:12px 0">${escapeHtml(part)}</p>`
  const items = part.items.map((item) => `<li style="margin:4px 0">${htmlItem(item)}</li>`)
  return `<h2 style="margin:24px 0 8px;font:500 18px/1.3 ${serif}">${escapeHtml(part.heading)}</h2>
<ul style="margin:0;padding-left:20px">${items.join('')}</ul>`
}

function htmlItem(item: string | MailItem): string {
  if (typeof item === 'string') return escapeHtml(item)
  return `${escapeHtml(item.text)} ${link(item.link, `color:${ink};font-weight:600;white-space:nowrap`)}`
}

function link({ label, url }: MailLink, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}
