import { ReadableValue } from '#components/jobs/readable-value.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { countFacts } from './count-facts.ts'

export type RunCountsProps = {
  counters: Readonly<Record<string, unknown>> | undefined
  engines: Readonly<Record<string, unknown>> | undefined
}

/** How much was read and found, in a few facts; what this dashboard does not know stands below them. */
export function RunCounts({ counters = {}, engines = {} }: RunCountsProps) {
  const { facts, more } = countFacts(counters, engines)
  return (
    <div className="grid gap-3">
      <KeyValueList items={facts} />
      {Object.keys(more).length > 0 && <ReadableValue value={more} />}
    </div>
  )
}
