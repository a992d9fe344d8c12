import { palette } from '../../palette/palette.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import type { MailMessage } from './mail.ts'

export type MailParts = {
  to: string
  subject: string
  /** Of the words, `en` by default. */
  language?: string
  paragraphs: readonly string[]
  /** What is requested; in the plain text `introduction` is above the link. */
  action: { label: string; url: string; introduction?: string }
  /** Said below, in a softer color, with a link of its own where it needs one. */
  note?: { text: string; link?: { label: string; url: string } }
}

const { ink, sheet, soft } = palette.light

/** One email, as plain text and as HTML with a button. Every text is escaped: some of it is untrusted input. */
export function composeMail(parts: MailParts): MailMessage {
  const { to, subject, language = 'en', paragraphs, action, note } = parts
  const asked = [...(action.introduction ? [action.introduction] : []), action.url].join('\n')
  const noted = note && [note.text, ...(note.link ? [note.link.url] : [])].join('\n')
  const text = [...paragraphs, asked, ...(noted ? [noted] : [])].join('\n\n')
  const noteLink = note?.link ? ` ${link(note.link, `color:${soft}`)}` : ''
  const body = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<p>${link(action, `display:inline-block;padding:.65rem 1.15rem;border-radius:5px;background:${ink};color:${sheet};text-decoration:none`)}</p>`,
    ...(note ? [`<p style="color:${soft};font-size:14px">${escapeHtml(note.text)}${noteLink}</p>`] : []),
  ]
  const html = `<!doctype html><html lang="${language}"><body style="font:16px/1.5 Georgia,serif;color:${ink};max-width:34rem;margin:2rem auto;padding:0 1rem">
${body.join('\n')}
</body></html>`
  return { to, subject, text, html }
}

function link({ label, url }: { label: string; url: string }, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}
