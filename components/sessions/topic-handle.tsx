import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'

export type TopicHandleProps = {
  title: string
  onStart: (event: PointerEvent<HTMLElement>) => void
  onMove: (event: PointerEvent<HTMLElement>) => void
  onEnd: () => void
  onCancel: () => void
  /** By the arrow keys. */
  onStep: (by: number) => void
}

/** Carries a topic to another place, and with the focus on it, the arrow keys do. */
export function TopicHandle({ title, onStart, onMove, onEnd, onCancel, onStep }: TopicHandleProps) {
  return (
    <NativeButton
      aria-label={`Reorder ${title}`}
      title="Drag to reorder"
      onPointerDown={onStart}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onCancel}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        onStep(by)
      }}
      className="-ml-2 flex h-6 w-5 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-faint hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden className="size-4" />
    </NativeButton>
  )
}
