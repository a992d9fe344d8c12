'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft } from '#contract/drafts.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { ArticleActions } from './article-actions.ts'
import {
  type DraftErrors,
  type DraftText,
  draftErrors,
  draftFieldErrors,
  draftText,
  isSameText,
} from './draft-text.ts'
import { clearEdit, savedEdit, saveEdit, setTextAside } from './saved-draft.ts'

/** Typing has paused for this long when it is saved. */
const pauseMs = 2_500

export type DraftEditOptions = {
  id: string
  draft: Draft
  save: ArticleActions['save']
  /** Off where saving changes a public page: then somebody says when. */
  autosave: boolean
}

/**
 * An edit of a draft. Invariant: what was typed is in the service, or in this tab's storage, or on the screen with the
 * question what shall become of it; it is never replaced without being kept.
 */
export function useDraftEdit({ id, draft, save, autosave }: DraftEditOptions) {
  const queryClient = useQueryClient()
  const [text, setText] = useState<DraftText>(() => draftText(draft))
  const [version, setVersion] = useState(draft.version)
  const [saved, setSaved] = useState(draft)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [refused, setRefused] = useState<{ text: DraftText; errors: DraftErrors }>()
  /** The text that another person saved in between. */
  const [theirs, setTheirs] = useState<Draft>()
  const inFlight = useRef<Promise<boolean>>(undefined)

  const dirty = !isSameText(text, saved)
  const errors = draftErrors(text) ?? (refused && isSameText(refused.text, text) ? refused.errors : undefined)

  const restore = useEffectEvent(() => {
    const kept = savedEdit(id)
    if (!kept || isSameText(kept.text, draft)) return
    setText(kept.text)
    setVersion(kept.version)
    if (kept.version !== draft.version) setTheirs(draft)
  })
  useEffect(() => restore(), [])

  const change = (part: Partial<DraftText>) => {
    const next = { ...text, ...part }
    setText(next)
    setProblem(undefined)
    if (isSameText(next, saved)) clearEdit(id)
    else saveEdit(id, { version, text: next })
  }

  const accept = (newest: Draft, sent: DraftText) => {
    setSaved(newest)
    setVersion(newest.version)
    setTheirs(undefined)
    const kept = savedEdit(id)
    if (kept && isSameText(kept.text, sent)) clearEdit(id)
    else if (kept) saveEdit(id, { ...kept, version: newest.version })
    queryClient.setQueryData(operationQuery('getDraft', { params: { id } }).queryKey, newest)
    queryClient.invalidateQueries({ queryKey: operationQuery('getArticle', { params: { id } }).queryKey })
  }

  /** Whoever saved in between shows in the newest version; a conflict without one is about the address. */
  const meetConflict = async (conflict: Problem, sent: DraftText, from: number) => {
    const newest = await queryClient
      .fetchQuery({ ...operationQuery('getDraft', { params: { id } }), staleTime: 0 })
      .catch(() => undefined)
    if (newest && newest.version !== from) {
      if (isSameText(newest, sent)) accept(newest, sent)
      else setTheirs(newest)
    } else if (conflict.code === 'slug_taken') {
      setRefused({ text: sent, errors: { slug: conflict.message } })
    } else setProblem(conflict)
  }

  const send = async (sent: DraftText, from: number): Promise<boolean> => {
    setSaving(true)
    setProblem(undefined)
    const result = await save(id, { ...sent, version: from }).catch(() => undefined)
    if (!result) setProblem({ kind: 'unavailable', message: "Can't reach the dashboard." })
    else if (result.ok) accept(result.data, sent)
    else if (result.problem.kind === 'conflict') await meetConflict(result.problem, sent, from)
    else {
      const told = result.problem.kind === 'invalid' ? draftFieldErrors(result.problem.fieldErrors) : {}
      if (Object.keys(told).length > 0) setRefused({ text: sent, errors: told })
      else setProblem(result.problem)
    }
    setSaving(false)
    return result?.ok ?? false
  }

  /** Saves what is typed, one request at a time; true when nothing is left to save. */
  const saveNow = async (): Promise<boolean> => {
    await inFlight.current
    if (!dirty) return true
    if (errors || theirs) return false
    inFlight.current = send(text, version)
    return inFlight.current
  }

  const due = useEffectEvent(() => void saveNow())
  const waiting = autosave && dirty && !saving && !errors && !theirs && !problem
  // The text itself is what starts the pause anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(due, pauseMs)
    const leave = () => document.visibilityState === 'hidden' && due()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [waiting, text])

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return {
    text,
    change,
    saved,
    dirty,
    saving,
    problem,
    errors,
    theirs,
    saveNow,
    /** Saves this text over the newer one, which stays among the versions. */
    keepMine: () => (theirs ? send(text, theirs.version) : Promise.resolve(false)),
    /** Takes the newer text; this one is set aside and can be fetched back. */
    takeTheirs: () => {
      if (!theirs) return
      setTextAside(id, text)
      clearEdit(id)
      setText(draftText(theirs))
      accept(theirs, draftText(theirs))
    },
  }
}

export type DraftEdit = ReturnType<typeof useDraftEdit>
