'use client'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useState } from 'react'
import type { Article } from '#contract/articles.ts'
import type { ArticleClaim } from '#contract/drafts.ts'
import type { Selection } from './claim-selection.tsx'
import { memberOf } from './correct-statement.ts'
import { openClaims } from './marked-claims.ts'
import { useIsWide } from './use-is-wide.ts'

export const deskViews = ['read', 'edit', 'social'] as const
export const deskPanels = [
  'details',
  'readers',
  'sources',
  'preview',
  'appearance',
  'published',
  'versions',
] as const
export type DeskView = (typeof deskViews)[number]
export type DeskPanel = (typeof deskPanels)[number]

/** What of an article is shown, and which panel beside it; how statements and their marks lead from one to the other. */
export function useDeskView(
  article: Article,
  { hasResults, claims }: { hasResults: boolean; claims: readonly ArticleClaim[] },
) {
  const [view, setView] = useQueryState('view', parseAsStringLiteral(deskViews).withDefault('read'))
  // A problem is shown beside the text in which it is fixed.
  const besideEditing: DeskPanel = article.problems?.length ? 'sources' : 'details'
  // Of a published text that is read: how it does.
  const besideReading: DeskPanel = hasResults ? 'readers' : 'sources'
  const [panel, setPanel] = useState<DeskPanel>(view === 'edit' ? besideEditing : besideReading)
  const isWide = useIsWide()
  // Where there is no room beside the text, the panels are in a sheet over it.
  const [sheetOpen, setSheetOpen] = useState(false)
  const editing = view === 'edit' && article.status !== 'publishing'

  const showPanel = (next: DeskPanel) => {
    setPanel(next)
    if (!isWide) setSheetOpen(true)
  }
  const changeView = (next: DeskView) => {
    setPanel(next === 'edit' ? besideEditing : besideReading)
    void setView(next)
  }
  const showSelected = ({ from, claimId }: Selection) => {
    if (from !== 'sources') return showPanel('sources')
    // The editor marks open statements itself.
    const isMarked = openClaims(claims).some(({ id }) => id === claimId)
    if (editing && !isMarked) setPanel('preview')
    else setSheetOpen(false)
  }
  const editClaim = (claim: ArticleClaim) => {
    const isInText = memberOf(claim) === 'markdown'
    setPanel(isInText ? 'sources' : 'details')
    setSheetOpen(!isWide && !isInText)
    void setView('edit')
  }
  return {
    ...{ view, editing, panel, setPanel, isWide, sheetOpen, setSheetOpen },
    ...{ showPanel, changeView, showSelected, editClaim },
  }
}
