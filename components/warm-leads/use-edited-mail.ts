'use client'
import { useEffect, useState } from 'react'
import type { WarmLeadDraft } from '#contract/warm-leads.ts'

/** Under which name a draft of a report is kept in sessionStorage. */
export function keptMailName(runId: string, draft: number): string {
  return `masthead.warm-lead-mail.${runId}.${draft}`
}

export type EditedMail = { subject: string; body: string }

/**
 * A draft as it was edited in this tab: it outlives a reload and goes with the tab, since it speaks of a person.
 * @param keptAs under which name in sessionStorage
 */
export function useEditedMail(keptAs: string, draft: WarmLeadDraft) {
  const [edited, setEdited] = useState<EditedMail>()
  useEffect(() => {
    setEdited(keptMail(sessionStorage.getItem(keptAs)))
  }, [keptAs])
  const change = (mail: EditedMail) => {
    setEdited(mail)
    sessionStorage.setItem(keptAs, JSON.stringify(mail))
  }
  const restore = () => {
    setEdited(undefined)
    sessionStorage.removeItem(keptAs)
  }
  return { mail: editedDraft(draft, edited), isEdited: edited !== undefined, change, restore }
}

/** What is copied and opened; the service's own link says what it wrote, and no longer counts. */
export function editedDraft(draft: WarmLeadDraft, edited: EditedMail | undefined): WarmLeadDraft {
  if (!edited) return draft
  const { mailto: _, ...rest } = draft
  return { ...rest, ...edited }
}

/** What was kept; nothing where it is not such a mail. */
export function keptMail(kept: string | null): EditedMail | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null || !('subject' in value) || !('body' in value))
      return undefined
    const { subject, body } = value
    return typeof subject === 'string' && typeof body === 'string' ? { subject, body } : undefined
  } catch {
    return undefined
  }
}
