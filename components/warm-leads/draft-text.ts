import type { WarmLeadDraft } from '#contract/warm-leads.ts'

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
