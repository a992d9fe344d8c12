import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { LeadMagnetContent } from '#contract/lead-magnets.ts'
import { formatCount } from '#lib/format-number.ts'
import { linesBySource, linesOf } from './lines-by-source.ts'
import { LinesOfSource } from './lines-of-source.tsx'
import { linesOnPage } from './lines-on-page.ts'
import { SourceName } from './source-name.tsx'

/** Beside a page: the statements that it prints, below the source that they rest on, and those without one. */
export function FactsPanel({
  content,
  pageText,
}: {
  content: LeadMagnetContent
  /** What the page in view says; undefined until it is read. */
  pageText: string | undefined
}) {
  const isPrinted = pageText === undefined ? () => false : linesOnPage(pageText)
  const printed = linesOf(content).filter(isPrinted)
  if (printed.length === 0) return <WholePanel content={content} isReading={pageText === undefined} />
  const bare = [...new Set(printed.filter((line) => line.references.length === 0).map(({ text }) => text))]
  return (
    <Panel title="On this page" aside={formatCount(printed.length, 'statement')}>
      <div className="grid gap-5">
        {bare.length > 0 && (
          <section aria-label="Without a source" className="grid gap-1.5">
            <StatusPill tone="warn">Without a source</StatusPill>
            <LinesOfSource key={bare.join()} lines={bare} title="those without a source" />
          </section>
        )}
        {linesBySource(content, isPrinted).map(({ source, lines }) => (
          <section key={source.reference} className="grid gap-1.5">
            <h3 className="flex gap-1.5 wrap-anywhere font-medium text-ink text-sm">
              <span className="shrink-0 text-accent tabular-nums">[{source.reference}]</span>
              <span className="min-w-0">
                <SourceName source={source} />
              </span>
            </h3>
            <LinesOfSource key={lines.join()} lines={lines} title={source.title} />
          </section>
        ))}
      </div>
    </Panel>
  )
}

/** Beside a page that states nothing, as the cover: what all of it rests on. */
function WholePanel({ content, isReading }: { content: LeadMagnetContent; isReading: boolean }) {
  const groups = linesBySource(content)
  const statements = formatCount(linesOf(content).length, 'statement')
  return (
    <Panel title="Sources" aside={statements}>
      {groups.length === 0 ? (
        <p className="text-ink-soft text-sm">
          None of its statements has a source. Check them before you publish.
        </p>
      ) : (
        <ul aria-busy={isReading} className="grid gap-2 text-sm">
          {groups.map(({ source, lines }) => (
            <li key={source.reference} className="flex gap-1.5">
              <span className="shrink-0 text-accent tabular-nums">[{source.reference}]</span>
              <span className="min-w-0 flex-1 wrap-anywhere text-ink">
                <SourceName source={source} />
              </span>
              <span className="text-ink-faint text-xs tabular-nums leading-5">{lines.length}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
