import { CodeBlock } from '#components/ui/code-block.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { StructuredItem } from '#contract/page-reports.ts'
import { formatCount } from '#lib/format-number.ts'

const formats: Readonly<Record<string, string>> = {
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
}

const results: Readonly<Record<string, { tone: Tone; words: string }>> = {
  eligible: { tone: 'good', words: 'eligible' },
  missing_required: { tone: 'bad', words: 'not eligible yet' },
  retired: { tone: 'neutral', words: 'no longer shown' },
  limited: { tone: 'info', words: 'rarely shown' },
}

/** One item: what it is, how search engines may show it, how much is to fix, and its data. */
export function StructuredItemPanel({ item }: { item: StructuredItem }) {
  const { types, name, format, line, counts } = item
  const type = types.join(', ') || 'No type'
  return (
    <Panel
      flush
      title={name ? `${type}: ${name}` : type}
      aside={
        <span className="whitespace-nowrap">
          {formats[format] ?? format}
          {line !== undefined && ` · line ${line}`}
        </span>
      }
    >
      <ul className="grid gap-1.5 px-4 py-3">
        {item.rich_results.map((result) => {
          const { tone, words } = results[result.status] ?? {
            tone: 'neutral' as const,
            words: result.status,
          }
          return (
            <li key={result.name} className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <StatusPill tone={tone}>
                {result.name}: {words}
              </StatusPill>
              {result.note && <span className="text-ink-faint text-xs">{result.note}</span>}
            </li>
          )
        })}
        <li className="text-ink-soft text-xs">
          {counts.errors + counts.warnings === 0
            ? 'No issues found'
            : [
                counts.errors > 0 && formatCount(counts.errors, 'error'),
                counts.warnings > 0 && formatCount(counts.warnings, 'warning'),
              ]
                .filter(Boolean)
                .join(', ')}
        </li>
      </ul>
      <details className="border-rule/70 border-t px-4 py-2.5 text-sm">
        <summary className="cursor-pointer text-ink-soft hover:text-ink">Parsed data</summary>
        <div className="mt-2">
          <CodeBlock what={`data of ${type}`} title={type} code={JSON.stringify(item.data, null, 2)} wrap />
        </div>
      </details>
    </Panel>
  )
}
