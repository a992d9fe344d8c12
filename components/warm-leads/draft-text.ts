import type { WarmLeadDraft } from '#contract/warm-leads.ts'

type Part = NonNullable<WarmLeadDraft['parts']>[number]

/** What a copy holds: the subject, an empty line, the message. Numbers of evidence are for the reader, not the addressee. */
export function draftText({ subject, body = '' }: WarmLeadDraft): string {
  return subject ? `${subject}\n\n${body}` : body
}

/** The draft for a mail program, which opens it to be looked over; the service's own link counts only as a mailto. */
export function mailtoOf({ mailto, to = '', subject = '', body = '' }: WarmLeadDraft): string {
  if (mailto?.toLowerCase().startsWith('mailto:')) return mailto
  const address = encodeURIComponent(to).replaceAll('%40', '@')
  const search = [
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`,
  ]
  return `mailto:${address}?${search.join('&')}`
}

/**
 * The body as paragraphs of parts, so that each claim can be marked. Where the parts are not what the body says, the
 * body counts: it is what would be sent.
 */
export function paragraphsOf({ body = '', parts = [] }: WarmLeadDraft): Part[][] {
  const plain = body.split(/\n{2,}/).map((text) => [{ kind: 'text', text }])
  const found: Part[][] = []
  let rest = body
  for (const part of parts) {
    const gap = /^\s*/.exec(rest)?.[0] ?? ''
    if (!rest.slice(gap.length).startsWith(part.text)) return plain
    rest = rest.slice(gap.length + part.text.length)
    const last = found.at(-1)
    if (last && !gap.includes('\n\n')) last.push(part)
    else found.push([part])
  }
  return rest.trim() === '' && found.length > 0 ? found : plain
}
