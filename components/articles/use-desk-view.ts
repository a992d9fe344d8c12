'use client'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useRef, useState } from 'react'
import type { Article } from '#contract/articles.ts'
import type { ArticleClaim } from '#contract/drafts.ts'
import type { Selection } from './claim-selection.tsx'
import { memberOf } from './correct-statement.ts'
import { openClaims } from './marked-claims.ts'

export const deskViews = ['read', 'edit', 'social'] as const
export const deskPanels = [
  'details',
  'results',
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
  const besideReading: DeskPanel = hasResults ? 'results' : 'sources'
  const [panel, setPanel] = useState<DeskPanel>(view === 'edit' ? besideEditing : besideReading)
  const aside = useRef<HTMLElement>(null)
  const editing = view === 'edit' && article.status !== 'publishing'

  const toAside = (next: DeskPanel) => {
    setPanel(next)
    // On a narrow screen it is below the text.
    if (!window.matchMedia('(min-width: 80rem)').matches)
      aside.current?.scrollIntoView({ behavior: 'smooth' })
  }
  const changeView = (next: DeskView) => {
    setPanel(next === 'edit' ? besideEditing : besideReading)
    void setView(next)
  }
  const showSelected = ({ from, claimId }: Selection) => {
    // The editor marks open statements itself.
    const isMarked = openClaims(claims).some(({ id }) => id === claimId)
    if (from === 'text') toAside('sources')
    else if (editing && !isMarked) setPanel('preview')
  }
  const editClaim = (claim: ArticleClaim) => {
    setPanel(memberOf(claim) === 'markdown' ? 'sources' : 'details')
    void setView('edit')
  }
  return { view, editing, panel, setPanel, aside, toAside, changeView, showSelected, editClaim }
}
