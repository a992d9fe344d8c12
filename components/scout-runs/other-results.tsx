import { Panel } from '#components/ui/panel.tsx'

const deepest = 6

/** Results in a shape that is not ours: every member by its name, as text. */
export function OtherResults({ results }: { results: unknown }) {
  return (
    <Panel title="Results">
      <Value value={results} depth={0} />
    </Panel>
  )
}

function Value({ value, depth }: { value: unknown; depth: number }) {
  if (value === null || value === undefined || value === '') {
    return <span className="text-ink-faint">none</span>
  }
  if (typeof value !== 'object')
    return <span className="whitespace-pre-line break-words">{String(value)}</span>
  const entries = Object.entries(value)
  if (entries.length === 0) return <span className="text-ink-faint">none</span>
  if (depth >= deepest) return <code className="break-all text-xs">{JSON.stringify(value)}</code>
  if (Array.isArray(value)) {
    return (
      <ol className="grid gap-2">
        {entries.map(([index, item]) => (
          <li key={index} className="border-rule border-l-2 pl-3">
            <Value value={item} depth={depth + 1} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="grid gap-2 text-sm">
      {entries.map(([name, member]) => (
        <div key={name} className="min-w-0">
          <dt className="break-words text-ink-faint text-xs">{name.replaceAll('_', ' ')}</dt>
          <dd className="min-w-0 text-ink">
            <Value value={member} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
