import type { ReactNode } from 'react'
import { Skeleton } from '#components/ui/skeleton.tsx'

const lines = [
  'w-full',
  'w-11/12',
  'w-full',
  'w-2/3',
  'w-1/3',
  'w-full',
  'w-full',
  'w-10/12',
  'w-full',
  'w-1/2',
]

/** Lines where a text will stand. */
export function TextLines() {
  return (
    <div role="status" className="mx-auto grid max-w-[38rem] gap-3">
      <span className="sr-only">Loading the text</span>
      {lines.map((width, at) => (
        <Skeleton key={`${width} ${at.toString()}`} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

/** A text at the place where its editor will have it. */
export function TextBefore({ children }: { children: ReactNode }) {
  return (
    <div aria-busy className="min-h-[60vh] px-5 py-5 sm:px-8">
      <div className="mx-auto max-w-[38rem]">{children}</div>
    </div>
  )
}

/** The editor before its scripts are there: room for its tools above and its state below, and the text between them. */
export function EditorBefore({ children }: { children: ReactNode }) {
  return (
    <div>
      <div className="flex h-10.5 items-center gap-4 overflow-hidden border-rule border-y px-3">
        {['w-12', 'w-12', 'w-20', 'w-28', 'w-12'].map((width, at) => (
          <Skeleton key={`${width} ${at.toString()}`} className={`shrink-0 ${width}`} />
        ))}
      </div>
      <TextBefore>{children}</TextBefore>
      <div className="h-10.75 border-rule border-t" />
    </div>
  )
}
