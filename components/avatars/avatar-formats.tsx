import { UserRound } from 'lucide-react'
import { Panel } from '#components/ui/panel.tsx'

const formats = [
  { name: 'Portrait', size: '1080 × 1920', use: 'For Reels, Shorts and TikTok', frame: 'aspect-[9/16]' },
  { name: 'Square', size: '1080 × 1080', use: 'For profiles and posts', frame: 'aspect-square' },
] as const

/** In the place of the first portrait: the formats that it comes in. */
export function AvatarFormats() {
  return (
    <Panel title="What you get">
      <div className="grid gap-4">
        <ul className="grid max-w-md grid-cols-[9fr_16fr] gap-3">
          {formats.map(({ name, size, use, frame }) => (
            <li
              key={name}
              className={`grid content-center justify-items-center gap-1 rounded-md border border-rule border-dashed p-3 text-center text-ink-soft text-sm ${frame}`}
            >
              <UserRound aria-hidden className="mb-1 size-8 text-ink-faint" />
              <span className="font-medium text-ink">{name}</span>
              <span className="tabular-nums">{size}</span>
              <span className="max-sm:sr-only">{use}</span>
            </li>
          ))}
        </ul>
        <div className="grid gap-1">
          <p className="font-medium font-serif text-ink text-xl">No avatars yet</p>
          <p className="text-ink-soft text-sm">
            Choose a person and a setting. You'll get the portrait in both formats, with its prompt.
          </p>
        </div>
      </div>
    </Panel>
  )
}
