'use client'
import { useId, useState } from 'react'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import { Input } from '#components/ui/input.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { formatNumber } from '#lib/format-number.ts'
import { countTextWords } from './count-text-words.ts'

const goals = browserStore<number | undefined>(
  (kept) => {
    const goal = Number(kept)
    return Number.isInteger(goal) && goal > 0 ? goal : undefined
  },
  (goal) => String(goal ?? ''),
)

const wordsOfSize: Readonly<Record<string, number>> = {
  mini: 500,
  standard: 1_000,
  full: 1_500,
  pillar: 2_500,
}

type WordGoalProps = {
  articleId: string
  /** The size that was bought, of a draft that a model writes to that length; of any other text nobody asked for one. */
  size: string | undefined
  /** The words of the text as it was opened, by the server's count, which leaves out what it doesn't charge for. */
  counted: number | undefined
  markdown: string
}

/** Words now against the length that was asked for; another goal is kept in this browser. */
export function WordGoal({ articleId, size, counted, markdown }: WordGoalProps) {
  const id = useId()
  const name = `masthead.word-goal.${articleId}`
  const own = useBrowserStore(goals, name)
  const goal = own ?? wordsOfSize[size ?? '']
  const [leftOut] = useState(() => (counted === undefined ? 0 : countTextWords(markdown) - counted))
  const words = Math.max(0, countTextWords(markdown) - leftOut)
  return (
    <div className="flex items-center gap-x-3 text-ink-soft text-xs">
      <span className="whitespace-nowrap tabular-nums">
        {formatNumber(words)} words
        {goal !== undefined && words > goal * 1.2 && (
          <span className="text-warn">, {formatNumber(words - goal)} over</span>
        )}
      </span>
      {goal !== undefined && (
        <span className="w-20 max-md:hidden">
          <ProgressBar
            thin
            tone={words > goal * 1.2 ? 'warn' : 'good'}
            percent={(100 * words) / goal}
            label="Words towards the goal"
          />
        </span>
      )}
      <label htmlFor={id} className="flex items-center gap-1.5 max-sm:hidden">
        Goal
        <Input
          id={id}
          type="number"
          min={1}
          max={100_000}
          step={50}
          value={goal ?? ''}
          onChange={(event) => goals.write(name, event.target.valueAsNumber || undefined)}
          className="h-7 w-20 text-xs tabular-nums"
        />
      </label>
    </div>
  )
}
