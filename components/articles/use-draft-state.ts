'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Draft } from '#contract/drafts.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { type DraftText, draftText, isSameText } from './draft-text.ts'
import { clearEdit, type DraftOwner, savedEdit, saveEdit, setTextAside, takeEdit } from './saved-draft.ts'

/** The text as typed, the version that it began from, and what is saved; an unsaved one is kept in this tab. */
export function useDraftState(owner: DraftOwner, draft: Draft) {
  const id = owner.articleId
  const queryClient = useQueryClient()
  const [text, setText] = useState<DraftText>(() => draftText(draft))
  const [version, setVersion] = useState(draft.version)
  const [saved, setSaved] = useState(draft)
  /** The text that another person saved in between. */
  const [theirs, setTheirs] = useState<Draft>()

  /** The text that is on its way to the service: whether it is saved is not known yet. */
  const [underway, setUnderway] = useState<DraftText>()

  const restore = useEffectEvent(() => {
    const kept = takeEdit(owner)
    if (!kept || isSameText(kept.text, draft)) return
    setText(kept.text)
    // Somebody left while it was being saved: the newer version is what was sent from here.
    const isOwn = kept.sent !== undefined && isSameText(kept.sent, draft)
    setVersion(isOwn ? draft.version : kept.version)
    if (kept.version !== draft.version && !isOwn) setTheirs(draft)
  })
  useEffect(() => restore(), [])

  const change = (part: Partial<DraftText>) => {
    const next = { ...text, ...part }
    setText(next)
    // What is taken back while it is being saved is an edit of what will be saved.
    if (isSameText(next, saved) && !underway) clearEdit(owner)
    else saveEdit(owner, { version, text: next, sent: underway ?? savedEdit(owner)?.sent })
  }

  /** This text is on its way to the service, as the next after the version `from`. */
  const startSending = (sent: DraftText, from: number) => {
    setUnderway(sent)
    saveEdit(owner, { version: from, text: savedEdit(owner)?.text ?? sent, sent })
  }

  const accept = (newest: Draft, sent: DraftText) => {
    setSaved(newest)
    setVersion(newest.version)
    setTheirs(undefined)
    const kept = savedEdit(owner)
    if (kept && isSameText(kept.text, sent)) clearEdit(owner)
    else if (kept) saveEdit(owner, { ...kept, version: newest.version })
    queryClient.setQueryData(operationQuery('getDraft', { params: { id } }).queryKey, newest)
    queryClient.invalidateQueries({ queryKey: operationQuery('getArticle', { params: { id } }).queryKey })
  }

  /** Takes the newer text; this one is set aside and can be fetched back. */
  const takeTheirs = () => {
    if (!theirs) return
    setTextAside(owner, text)
    clearEdit(owner)
    setText(draftText(theirs))
    accept(theirs, draftText(theirs))
  }

  return {
    text,
    version,
    saved,
    theirs,
    setTheirs,
    dirty: !isSameText(text, saved) || (underway !== undefined && !isSameText(text, underway)),
    startSending,
    /** It has arrived, or failed. */
    endSending: () => setUnderway(undefined),
    change,
    accept,
    takeTheirs,
  }
}

export type DraftState = ReturnType<typeof useDraftState>
