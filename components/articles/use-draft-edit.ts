'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from '#contract/drafts.ts'
import type { ArticleActions } from './article-actions.ts'
import type { DraftText } from './draft-text.ts'
import { leaveEdit, reclaimEdit, textsSetAside } from './saved-draft.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { useDraftState } from './use-draft-state.ts'

/** Typing has paused for this long when it is saved. */
const pauseMs = 2_500

export type DraftEditOptions = {
  /** Who edits. */
  agentId: string
  id: string
  draft: Draft
  save: ArticleActions['save']
  /** Off where saving changes a public page: then somebody says when. */
  autosave: boolean
}

/**
 * An edit of a draft. Invariant: what was typed is in the service, or in this browser's storage, or on the screen with the
 * question what shall become of it; it is never replaced without being kept.
 */
export function useDraftEdit({ agentId, id, draft, save, autosave }: DraftEditOptions) {
  const state = useDraftState({ agentId, articleId: id }, draft)
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
    const owner = { agentId, articleId: id }
    const leave = () => leaveEdit(owner)
    const comeBack = (event: PageTransitionEvent) => event.persisted && reclaimEdit(owner)
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [dirty, agentId, id])

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
    /** Texts that gave way to another one, newest first. */
    textsAside: () => textsSetAside({ agentId, articleId: id }),
    change: (part: Partial<DraftText>) => {
      forgetProblem()
      state.change(part)
    },
  }
}

export type DraftEdit = ReturnType<typeof useDraftEdit>
