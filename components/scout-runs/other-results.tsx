import { Panel } from '#components/ui/panel.tsx'
import { ReadableValue } from '#components/ui/readable-value.tsx'

/** Results in a shape that is not ours: every member by its name, as text. */
export function OtherResults({ results }: { results: unknown }) {
  return (
    <Panel title="Results">
      <ReadableValue value={results} />
    </Panel>
  )
}
