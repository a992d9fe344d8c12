'use client'
import { useEffect, useState } from 'react'
import type { WarmLeadDraft } from '#contract/warm-leads.ts'
import { draftText } from './draft-text.ts'

/**
 * Under which name an edited draft of a report is kept in localStorage.
 * @param agentId who edits it: nobody else who signs in here sees it
 */
export function keptMailName(agentId: string, runId: string, draft: number): string {
  return `${prefix}${agentId}.${runId}.${draft}`
}

const prefix = 'masthead.warm-lead-mail.'
/** It speaks of a person, so it does not stay for ever where the report is not opened again. */
const keptMs = 90 * 86_400_000

export type EditedMail = { subject: string; body: string }

/**
 * A draft as it was edited, saved in this browser: the service keeps what it wrote alone.
 * @param keptAs under which name in localStorage
 */
export function useEditedMail(keptAs: string, draft: WarmLeadDraft) {
  const [edited, setEdited] = useState<EditedMail>()
  const original = draftText(draft)
  useEffect(() => {
    dropOldMails(localStorage, Date.now())
    setEdited(takeKeptMail(localStorage, keptAs, original))
  }, [keptAs, original])
  const change = (mail: EditedMail) => {
    setEdited(mail)
    keepMail(keptAs, mailAsText(mail, original, Date.now()))
  }
  const restore = () => {
    setEdited(undefined)
    localStorage.removeItem(keptAs)
  }
  return { mail: editedDraft(draft, edited), isEdited: edited !== undefined, change, restore }
}

/** Where the browser's storage is full or blocked, the mail stays as long as the page is open. */
function keepMail(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // Nothing is lost that is on the screen.
  }
}

/** What is copied and opened; the service's own link says what it wrote, and no longer counts. */
export function editedDraft(draft: WarmLeadDraft, edited: EditedMail | undefined): WarmLeadDraft {
  if (!edited) return draft
  const { mailto: _, ...rest } = draft
  return { ...rest, ...edited }
}

/** @param original the draft that was edited, as text */
export function mailAsText({ subject, body }: EditedMail, original: string, now: number): string {
  return JSON.stringify({ subject, body, original, at: now })
}

/**
 * What was kept of a draft; nothing where it is not such a mail, or where the draft is another by now.
 * @param original the draft as text
 */
export function keptMail(kept: string | null, original: string): EditedMail | undefined {
  const mail = parse(kept)
  return mail?.original === original ? { subject: mail.subject, body: mail.body } : undefined
}

/** What was kept of a draft; what was made of a draft that is another by now is removed, since it may name who was erased. */
export function takeKeptMail(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  name: string,
  original: string,
): EditedMail | undefined {
  const mail = keptMail(storage.getItem(name), original)
  if (!mail) storage.removeItem(name)
  return mail
}

/** Removes the mails that were last edited three months ago or more, and those of another shape. */
export function dropOldMails(
  storage: Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>,
  now: number,
) {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const mail = parse(storage.getItem(name))
    if (!mail || now - mail.at >= keptMs) storage.removeItem(name)
  }
}

function parse(kept: string | null): (EditedMail & { original: string; at: number }) | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { subject, body, original, at }: Record<string, unknown> = { ...value }
    return typeof subject === 'string' &&
      typeof body === 'string' &&
      typeof original === 'string' &&
      typeof at === 'number'
      ? { subject, body, original, at }
      : undefined
  } catch {
    return undefined
  }
}
