import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { LeadMagnetContent } from '#contract/lead-magnets.ts'
import { formatCount } from '#lib/format-number.ts'
import { linesBySource } from './lines-by-source.ts'
import { LinesOfSource } from './lines-of-source.tsx'

/** Beside the pages: each source once, with the statements that rest on it. */
export function FactsPanel({ content }: { content: LeadMagnetContent }) {
  const groups = linesBySource(content)
  return (
    <Panel title="Sources" aside={groups.length > 0 && formatCount(groups.length, 'source')}>
      {groups.length === 0 ? (
        <p className="text-ink-soft text-sm">
          None of its lines has a source. Check them before you publish.
        </p>
      ) : (
        <div className="grid gap-5">
          {groups.map(({ source, lines }) => (
            <section key={source.reference} className="grid gap-1.5">
              <h3 className="wrap-anywhere text-sm">
                <span className="mr-1.5 text-accent tabular-nums">[{source.reference}]</span>
                {source.document_id ? (
                  <TextLink href={`/knowledge/${encodeURIComponent(source.document_id)}`}>
                    {source.title}
                  </TextLink>
                ) : (
                  <span className="font-medium text-ink">{source.title}</span>
                )}
                <span className="block text-ink-faint text-xs">{formatCount(lines.length, 'statement')}</span>
              </h3>
              <LinesOfSource lines={lines} title={source.title} />
            </section>
          ))}
        </div>
      )}
    </Panel>
  )
}
