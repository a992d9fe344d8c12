import { ReadableValue } from '#components/jobs/readable-value.tsx'

/** Members that this dashboard does not know, shown all the same; nothing where there are none. */
export function MoreMembers({ members }: { members: Readonly<Record<string, unknown>> }) {
  if (Object.keys(members).length === 0) return null
  return (
    <div className="mt-3 border-rule/70 border-t pt-3">
      <ReadableValue value={members} />
    </div>
  )
}

/** Things of a list in a shape that is not ours, one below the other. */
export function OtherThings({ things }: { things: readonly unknown[] }) {
  if (things.length === 0) return null
  return <ReadableValue value={things} />
}
