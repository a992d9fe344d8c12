import type { WarmLeadDraft } from '#contract/warm-leads.ts'
import type { StoredDraft } from './compose-drafts.ts'
import { greetingsIn } from './greetings.ts'

export type Addressee = { id: string; name: string | null; email: string | null }

/** A draft as it is read: with the greeting of its contact, or a neutral one where none is left. Never sent. */
export function renderDraft(
  draft: StoredDraft,
  about: { contact: Addressee | undefined; sender: string },
): WarmLeadDraft {
  const { contact_id: _, ...rest } = draft
  const { contact } = about
  const firstName = contact?.name?.replace(/^(dr|prof|mr|mrs|ms)\.?\s+/i, '').split(/\s+/)[0]
  const { hello, helloTo, regards } = greetingsIn(draft.language ?? 'en')
  const greeting = firstName ? helloTo(firstName) : hello
  const parts = [
    { kind: 'greeting', text: greeting },
    ...draft.parts,
    { kind: 'closing', text: `${regards}\n${about.sender}` },
  ]
  const said = (kind: string) => draft.parts.filter((part) => part.kind === kind).map(({ text }) => text)
  const body = [
    greeting,
    said('claim').join(' '),
    [...said('offer'), ...said('question')].join(' '),
    said('call_to_action').join(' '),
    `${regards}\n${about.sender}`,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
  return {
    ...rest,
    parts,
    body,
    language: draft.language ?? 'en',
    ...(contact && { contact_id: contact.id }),
    ...(contact?.email && { to: contact.email }),
    mailto: `mailto:${encodeURIComponent(contact?.email ?? '').replace('%40', '@')}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
  }
}
