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
  const groups = linesBySource(content, isPrinted)
  const bare = [...new Set(printed.filter((line) => line.references.length === 0).map(({ text }) => text))]
  return (
    <Panel title="On this page" aside={printed.length > 0 && formatCount(printed.length, 'statement')}>
      {printed.length === 0 ? (
        <p className="text-ink-soft text-sm">
          {pageText === undefined ? 'Reading the page…' : `No statements here. ${wholeWords(content)}`}
        </p>
      ) : (
        <div className="grid gap-5">
          {bare.length > 0 && (
            <section aria-label="Without a source" className="grid gap-1.5">
              <StatusPill tone="warn">Without a source</StatusPill>
              <LinesOfSource key={bare.join()} lines={bare} title="those without a source" />
            </section>
          )}
          {groups.map(({ source, lines }) => (
            <section key={source.reference} className="grid gap-1.5">
              <h3 className="wrap-anywhere text-sm">
                <span className="mr-1.5 text-accent tabular-nums">[{source.reference}]</span>
                <span className="font-medium text-ink">
                  <SourceName source={source} />
                </span>
              </h3>
              <LinesOfSource key={lines.join()} lines={lines} title={source.title} />
            </section>
          ))}
        </div>
      )}
    </Panel>
  )
}

/** How much the whole PDF states, and what it rests on. */
function wholeWords(content: LeadMagnetContent): string {
  const statements = formatCount(linesOf(content).length, 'statement')
  const sources = linesBySource(content).length
  return sources === 0
    ? `The PDF has ${statements} without a source.`
    : `The PDF has ${statements} from ${formatCount(sources, 'source')}.`
}
