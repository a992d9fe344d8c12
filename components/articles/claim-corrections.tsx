'use client'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { toast } from '#components/ui/toast.ts'
import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { citeStatement } from './cite-statement.ts'
import { claimDifference, type Instead } from './claim-difference.ts'
import { correctStatement, isReadAlike, stillSaid } from './correct-statement.ts'
import type { DraftText } from './draft-text.ts'
import { removeStatement } from './remove-statement.ts'
import { undoChange } from './undo-change.ts'

/** What can be done about a statement. */
export type ClaimCorrection = {
  /** It was rewritten since it was checked. */
  isRewritten: boolean
  /** Shows it where it is edited. */
  edit: () => void
  /** Takes the number of its source over; absent where that is for a person to decide. */
  takeOver?: Instead & { apply: () => void }
  /** Cites a document for it; absent where it has no one place in the body. */
  cite?: (documentId: string) => void
  /** Takes it out of the text; absent where what is left would have to be rewritten. */
  remove?: () => void
}

const Context = createContext<((claim: ArticleClaim) => ClaimCorrection) | undefined>(undefined)

export type ClaimCorrectionsProps = {
  text: DraftText
  sources: readonly ArticleSource[]
  /** BCP 47 tag of the article. */
  language: string | undefined
  /** Off while nothing can be edited. */
  canEdit: boolean
  change: (part: Partial<DraftText>) => void
  onEdit: (claim: ArticleClaim) => void
  children: ReactNode
}

/** Lets every place that names an open statement offer to correct it. */
export function ClaimCorrections(props: ClaimCorrectionsProps) {
  const { text, sources, language, canEdit, change, onEdit, children } = props
  const newest = useRef({ text, change })
  useEffect(() => {
    newest.current = { text, change }
  })
  const apply = (changed: Partial<DraftText>, said: string) => {
    const before = text
    change(changed)
    toast.done(said, {
      action: {
        label: 'Undo',
        onClick: () => {
          const now = newest.current
          const undone = undoChange(before, changed, now.text)
          if (undone) now.change(undone)
        },
      },
    })
  }
  const correctionOf = (claim: ArticleClaim): ClaimCorrection => {
    const instead = claimDifference(claim)?.instead
    const source = sources.find(({ reference }) => reference === claim.reference)
    const corrected =
      instead && isReadAlike(instead, [language, source?.language])
        ? correctStatement(text, claim, instead)
        : undefined
    const without = removeStatement(text, claim)
    return {
      isRewritten: !stillSaid(text, claim),
      edit: () => onEdit(claim),
      ...(instead &&
        corrected && {
          takeOver: {
            ...instead,
            apply: () => apply(corrected, `Changed ${instead.said} to ${instead.source}`),
          },
        }),
      ...(citeStatement(text, claim, { documentId: '', sources }) && {
        cite: (documentId: string) => {
          const cited = citeStatement(text, claim, { documentId, sources })
          if (cited) apply(cited, 'Source added')
        },
      }),
      ...(without && { remove: () => apply(without, 'Statement removed') }),
    }
  }
  return <Context value={canEdit ? correctionOf : undefined}>{children}</Context>
}

/** What can be done about a statement here; undefined where nothing can be edited. */
export function useClaimCorrection(claim: ArticleClaim): ClaimCorrection | undefined {
  return useContext(Context)?.(claim)
}
