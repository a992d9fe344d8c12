'use client'
import { type Change, diffLines, diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { foldUnchanged } from './fold-unchanged.ts'

export type TextDiffProps = { label: string; before: string; after: string }

// A word by word comparison of two long texts that have nothing in common would take minutes.
const maxMs = 1_500

function changesBetween(before: string, after: string): Change[] {
  return diffWordsWithSpace(before, after, { timeout: maxMs }) ?? diffLines(before, after)
}

/** What changed between two texts, with a few lines around it. */
export default function TextDiff({ label, before, after }: TextDiffProps) {
  const [whole, setWhole] = useState(false)
  const changes = changesBetween(before, after)
  const same = changes.every(({ added, removed }) => !added && !removed)
  const parts = whole
    ? changes.map(({ value, added, removed }) => ({ value, added, removed, folded: 0 }))
    : foldUnchanged(changes)
  return (
    <section aria-label={label} className="grid gap-1.5">
      <h3 className="flex items-center justify-between font-medium text-ink text-sm">
        {label}
        {parts.some(({ folded }) => folded > 0) && (
          <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
            Show all
          </Button>
        )}
      </h3>
      {same ? (
        <p className="text-ink-soft text-sm">No differences</p>
      ) : (
        <div className="whitespace-pre-wrap wrap-anywhere rounded-md bg-well px-4 py-3 font-serif text-base text-ink leading-relaxed">
          {parts.map(({ value, added, removed, folded }, index) => {
            const key = `${index.toString()} ${value.length}`
            if (folded > 0) {
              return (
                <span
                  key={key}
                  className="my-2 block border-rule-strong/40 border-y border-dashed py-1 text-center font-sans text-ink-faint text-xs"
                >
                  {folded} unchanged lines
                </span>
              )
            }
            if (added) {
              return (
                <ins key={key} className="bg-good-wash text-good decoration-1 underline-offset-3">
                  {value}
                </ins>
              )
            }
            if (removed) {
              return (
                <del key={key} className="bg-bad-wash text-bad decoration-1">
                  {value}
                </del>
              )
            }
            return <span key={key}>{value}</span>
          })}
        </div>
      )}
    </section>
  )
}
