'use client'
import { type Change, diffLines, diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { type DiffPart, foldUnchanged } from './fold-unchanged.ts'
import { headingMark, readableMarkdown } from './readable-markdown.ts'

export type TextDiffProps = {
  label: string
  before: string
  after: string
  /** Compared as it is read; where only its signs differ, as it is written. */
  isMarkdown?: boolean
}

// A word by word comparison of two long texts that have nothing in common would take minutes.
const maxMs = 1_500

function changesBetween(before: string, after: string): Change[] {
  return diffWordsWithSpace(before, after, { timeout: maxMs }) ?? diffLines(before, after)
}

function asRead(before: string, after: string): [string, string] {
  const [from, to] = [readableMarkdown(before), readableMarkdown(after)]
  return from === to ? [before, after] : [from, to]
}

/** What changed between two texts, with a few lines around it. */
export default function TextDiff({ label, before, after, isMarkdown = false }: TextDiffProps) {
  const [whole, setWhole] = useState(false)
  const [from, to] = isMarkdown ? asRead(before, after) : [before, after]
  const changes = changesBetween(from, to)
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
          {styledParts(parts).map(({ runs, added, removed, folded }, index) => {
            const key = `${index.toString()} ${runs.length}`
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
                  <Runs runs={runs} />
                </ins>
              )
            }
            if (removed) {
              return (
                <del key={key} className="bg-bad-wash text-bad decoration-1">
                  <Runs runs={runs} />
                </del>
              )
            }
            return <Runs key={key} runs={runs} />
          })}
        </div>
      )}
    </section>
  )
}

type Run = { text: string; isHeading: boolean }

/** Cuts parts at headings, which may begin in one part and end in another. */
function styledParts(parts: readonly DiffPart[]): (Omit<DiffPart, 'value'> & { runs: Run[] })[] {
  let isHeading = false
  return parts.map(({ value, ...part }) => ({
    ...part,
    runs: value
      .split(new RegExp(`(?<=\\n)|(?=${headingMark})`))
      .filter((text) => text !== '')
      .map((text): Run => {
        if (text.startsWith(headingMark)) isHeading = true
        const run = { text: text.replace(headingMark, ''), isHeading }
        if (text.endsWith('\n')) isHeading = false
        return run
      }),
  }))
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, isHeading }, index) => {
    const key = `${index.toString()} ${text.length}`
    return isHeading ? <b key={key}>{text}</b> : <span key={key}>{text}</span>
  })
}
