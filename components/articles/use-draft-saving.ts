'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { ArticleActions } from './article-actions.ts'
import { type DraftErrors, type DraftText, draftFieldErrors, isSameText, saveInput } from './draft-text.ts'
import type { DraftState } from './use-draft-state.ts'

/**
 * Judges a text by the contract, which is loaded when something was edited: schemas weigh more than the page around the
 * text. Without a connection the service judges.
 */
const check = (text: DraftText) =>
  import('./check-draft.ts').then(
    ({ checkDraft }) => checkDraft(text),
    () => undefined,
  )

/** Saves an edit, one request at a time, and sorts out what stands against it. */
export function useDraftSaving(id: string, state: DraftState, save: ArticleActions['save']) {
  const { text, version, dirty, theirs, setTheirs, accept } = state
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [refused, setRefused] = useState<{ text: DraftText; errors: DraftErrors }>()
  const inFlight = useRef<Promise<boolean>>(undefined)
  const lastSaved = useRef(0)
  const [found, setFound] = useState<DraftErrors>()
  const errors = found ?? (refused && isSameText(refused.text, text) ? refused.errors : undefined)

  useEffect(() => {
    if (!dirty) return setFound(undefined)
    let isStale = false
    void check(text).then((errors) => {
      if (!isStale) setFound(errors)
    })
    return () => {
      isStale = true
    }
  }, [dirty, text])

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
    state.startSending(sent, from)
    setProblem(undefined)
    const result = await save(id, saveInput(sent, from)).catch(() => undefined)
    if (!result) setProblem({ kind: 'unavailable', message: "Can't reach the dashboard." })
    else if (result.ok) {
      lastSaved.current = result.data.version
      accept(result.data, sent)
    } else if (result.problem.kind === 'conflict') await meetConflict(result.problem, sent, from)
    else {
      const told = result.problem.kind === 'invalid' ? draftFieldErrors(result.problem.fieldErrors) : {}
      if (Object.keys(told).length > 0) setRefused({ text: sent, errors: told })
      else setProblem(result.problem)
    }
    state.endSending()
    setSaving(false)
    return result?.ok ?? false
  }

  /** Saves what is typed; true when nothing is left to save. */
  const saveNow = async (): Promise<boolean> => {
    await inFlight.current
    if (!dirty) return true
    if (theirs || errors) return false
    inFlight.current = check(text).then((found) =>
      // The save that was waited for has made a newer version than the one on screen.
      found ? false : send(text, Math.max(version, lastSaved.current)),
    )
    return inFlight.current
  }

  return {
    saving,
    problem,
    errors,
    saveNow,
    forgetProblem: () => setProblem(undefined),
    /** Saves this text over the newer one, which stays among the versions. */
    keepMine: () => (theirs ? send(text, theirs.version) : Promise.resolve(false)),
  }
}
