'use client'
import { useDroppable } from '@dnd-kit/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#components/ui/button.tsx'

/** What is held over a button for so long turns the page, and again. */
const holdMs = 650

export type StepButtonProps = { by: 1 | -1; words: string; onStep: (by: 1 | -1) => void }

/** To the days before or after, on a press, or when something is held over it: so that it is carried to another month. */
export function StepButton({ by, words, onStep }: StepButtonProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `step.${by}`, data: { label: words } })
  const step = useEffectEvent(() => onStep(by))
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => step(), holdMs)
    return () => clearInterval(timer)
  }, [isOver])
  return (
    <span ref={setNodeRef} className={isOver ? 'rounded-md bg-hover' : undefined}>
      <Button variant="quiet" square aria-label={words} onClick={() => onStep(by)}>
        {by === 1 ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
      </Button>
    </span>
  )
}
