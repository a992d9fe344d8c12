import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const facts = ['age', 'gender', 'origin', 'made']

/** The place of the portrait while it is made: some seconds with the built-in engine, longer with others. */
export function AvatarInTheMaking() {
  return (
    <Panel>
      <div role="status" className="grid items-start gap-5 sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <Skeleton className="aspect-[9/16] h-auto w-full rounded-md max-sm:mx-auto max-sm:max-w-72" />
        <div className="grid gap-4">
          <p className="font-medium font-serif text-ink text-xl">Creating the portrait</p>
          <p className="text-ink-soft text-sm">Takes a few seconds. You're only charged if it works.</p>
          <div className="grid gap-2">
            {facts.map((fact) => (
              <Skeleton key={fact} className="w-2/3" />
            ))}
          </div>
        </div>
      </div>
    </Panel>
  )
}
