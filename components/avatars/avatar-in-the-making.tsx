import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The place of the portrait while it is made: some seconds with the built-in engine, longer with others. */
export function AvatarInTheMaking() {
  return (
    <Panel>
      <div role="status" className="grid gap-4">
        <div className="grid max-w-md grid-cols-[9fr_16fr] gap-3">
          <Skeleton className="aspect-[9/16] h-auto w-full rounded-md" />
          <Skeleton className="aspect-square h-auto w-full rounded-md" />
        </div>
        <div className="grid gap-2">
          <p className="font-medium font-serif text-ink text-xl">Creating the portrait</p>
          <p className="text-ink-soft text-sm">Takes a few seconds. You're only charged if it works.</p>
          <Skeleton className="w-2/3" />
        </div>
      </div>
    </Panel>
  )
}
