import { webAddress } from '#lib/web-address.ts'
import { OutsideLink } from './outside-link.tsx'

const deepest = 6

/** Anything in a shape that is not ours: every member by its name, as text and never as markup, addresses as links. */
export function ReadableValue({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (value === null || value === undefined || value === '') {
    return <span className="text-ink-faint">none</span>
  }
  if (typeof value === 'string' && isAddress(value)) return <OutsideLink href={value} />
  if (typeof value !== 'object')
    return <span className="whitespace-pre-line wrap-anywhere">{String(value)}</span>
  const entries = Object.entries(value)
  if (entries.length === 0) return <span className="text-ink-faint">none</span>
  if (depth >= deepest) return <code className="break-all text-xs">{JSON.stringify(value)}</code>
  if (Array.isArray(value)) {
    return (
      <ol className="grid gap-2">
        {entries.map(([index, item]) => (
          <li key={index} className="min-w-0 border-rule border-l-2 pl-3">
            <ReadableValue value={item} depth={depth + 1} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="grid gap-2 text-sm">
      {entries.map(([name, member]) => (
        <div key={name} className="min-w-0">
          <dt className="wrap-anywhere text-ink-faint text-xs">{spoken(name)}</dt>
          <dd className="min-w-0 text-ink">
            <ReadableValue value={member} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && webAddress(text) !== undefined
}

/** `legalName` and `legal_name` read as `legal name`. */
function spoken(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
}
