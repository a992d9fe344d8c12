'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from '#contract/drafts.ts'
import type { ArticleActions } from './article-actions.ts'
import type { DraftText } from './draft-text.ts'
import { leaveEdit } from './saved-draft.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { useDraftState } from './use-draft-state.ts'

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
  const state = useDraftState(id, draft)
  const { forgetProblem, ...saving } = useDraftSaving(id, state, save)
  const { text, saved, dirty, theirs, takeTheirs } = state

  const due = useEffectEvent(() => void saving.saveNow())
  const waiting = autosave && dirty && !saving.saving && !saving.errors && !theirs && !saving.problem
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
    const leave = () => leaveEdit(id)
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pagehide', leave)
    }
  }, [dirty, id])

  // By a link to another page: the pause is not waited for.
  const depart = useEffectEvent(() => {
    if (autosave && dirty) void saving.saveNow()
  })
  useEffect(() => () => depart(), [])

  return {
    ...saving,
    text,
    saved,
    dirty,
    theirs,
    takeTheirs,
    change: (part: Partial<DraftText>) => {
      forgetProblem()
      state.change(part)
    },
  }
}

export type DraftEdit = ReturnType<typeof useDraftEdit>
