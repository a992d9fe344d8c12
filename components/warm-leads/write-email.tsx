'use client'
import { Mail } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import type { WarmLeadDraft } from '#contract/warm-leads.ts'
import { classNames } from '#lib/class-names.ts'
import { draftText, mailtoOf } from './draft-text.ts'
import type { ReadReport } from './read-report.ts'
import { editedDraft, keptMail, keptMailName } from './use-edited-mail.ts'

export type WriteEmailProps = { runId: string; report: Pick<ReadReport, 'contacts' | 'drafts'> }

/** The main act of a report: its draft to the first contact with an address, in the reader's own email app. */
export function WriteEmail({ runId, report: { contacts, drafts } }: WriteEmailProps) {
  const agentId = useCurrentAgent()
  const person = contacts.items.find(({ known }) => known.email)?.known
  if (!person?.email) return null
  const { name, email } = person
  const own = drafts.items.findIndex(({ known }) => known.to === email)
  const at = own === -1 ? drafts.items.findIndex(({ known }) => !known.to) : own
  const draft = draftTo(email, drafts.items[at]?.known)
  // As it was edited, at the moment it is asked for.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const kept = keptMail(
      localStorage.getItem(keptMailName(agentId, runId, draft.number ?? at)),
      draftText(draft),
    )
    event.currentTarget.href = mailtoOf(editedDraft(draft, kept))
  }
  return (
    <a
      href={mailtoOf(draft)}
      onClick={follow}
      className={classNames(buttonStyles({ variant: 'primary' }), 'max-sm:order-first max-sm:w-full')}
    >
      <Mail aria-hidden />
      <span className="max-w-64 truncate">Write to {name ?? email}</span>
    </a>
  )
}

/** A draft that names nobody goes to this address; its own link would name nobody either. */
function draftTo(email: string, found: WarmLeadDraft | undefined): WarmLeadDraft {
  if (found?.to === email) return found
  const { mailto: _, ...rest } = found ?? {}
  return { ...rest, to: email }
}
