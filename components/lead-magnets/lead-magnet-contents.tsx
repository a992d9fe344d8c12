import { CopyButton } from '#components/ui/copy-button.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { LeadMagnetContent, LeadMagnetLine, LeadMagnetPart } from '#contract/lead-magnets.ts'
import { formatCount } from '#lib/format-number.ts'
import { contentMarkdown } from './content-markdown.ts'
import { linesBySource, linesOf } from './lines-by-source.ts'
import { SourceName } from './source-name.tsx'

/** A statement and, where there is room, its source beside it. */
const lineRow = 'grid gap-x-8 gap-y-1 lg:grid-cols-[minmax(0,1fr)_16rem]'

/** What the PDF says, part by part, each statement beside its source; every string is the writer's. */
export function LeadMagnetContents({ content }: { content: LeadMagnetContent }) {
  const lines = linesOf(content)
  const bare = lines.filter(({ references }) => references.length === 0).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto flex flex-wrap gap-x-4 text-ink-soft text-sm">
          <span>{formatCount(lines.length, 'statement')}</span>
          <span>{formatCount(linesBySource(content).length, 'source')}</span>
          {bare > 0 && <StatusPill tone="warn">{bare} without a source</StatusPill>}
        </p>
        <CopyButton value={contentMarkdown(content)} what="the text as Markdown" label="Copy text" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere rounded-lg border border-rule bg-sheet px-5 py-6 sm:px-8 sm:py-8">
        <header className={lineRow}>
          <div className="grid gap-2">
            <p className="font-medium font-serif text-2xl text-ink leading-tight">{content.title}</p>
            {content.subtitle && <p className="font-serif text-ink-soft text-lg">{content.subtitle}</p>}
            <p className="mt-2 text-ink">{content.introduction}</p>
          </div>
        </header>
        {content.parts.map((part, index) => (
          // Parts have no id of their own, and two may have the same heading.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Part key={index} number={index + 1} part={part} sources={content.sources} />
        ))}
      </div>
    </div>
  )
}

type PartProps = { number: number; part: LeadMagnetPart; sources: LeadMagnetContent['sources'] }

function Part({ number, part, sources }: PartProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-rule border-t pt-6">
      <h2 className="font-medium font-serif text-ink text-xl">
        <span className="mr-2 text-accent tabular-nums">{number}</span>
        {part.heading}
      </h2>
      {part.intro && <Line line={part.intro} sources={sources} />}
      {part.inputs.length > 0 && (
        <p className="text-ink text-sm">
          <strong className="font-medium">You'll need:</strong> {part.inputs.join(', ')}
        </p>
      )}
      {part.items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {part.items.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at}>
              <Line line={line} sources={sources} isItem />
            </li>
          ))}
        </ul>
      )}
      {part.outcome && <Line line={part.outcome} sources={sources} label="Outcome:" />}
      {part.worksheet.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="font-medium text-ink">Questions</p>
          <ul className="grid list-disc gap-1 pl-4 text-ink-soft">
            {part.worksheet.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type LineProps = {
  line: LeadMagnetLine
  sources: LeadMagnetContent['sources']
  label?: string
  isItem?: boolean
}

function Line({ line, sources, label, isItem = false }: LineProps) {
  const cited = sources.filter(({ reference }) => line.references.includes(reference))
  return (
    <div className={lineRow}>
      <div
        className={
          isItem
            ? 'relative grid gap-0.5 pl-5 text-ink text-sm before:absolute before:top-[0.45em] before:left-0 before:size-2.5 before:rounded-[2px] before:border before:border-rule-strong'
            : 'text-ink text-sm'
        }
      >
        <p>
          {label && <strong className="font-medium">{label} </strong>}
          {line.text}
        </p>
        {line.template && (
          <p className="rounded-md bg-well px-2.5 py-1.5 text-ink-soft text-sm">{line.template}</p>
        )}
        {line.note && <p className="text-ink-faint text-xs">Why: {line.note}</p>}
      </div>
      <p className="text-ink-soft text-xs lg:pt-0.5">
        {cited.length === 0 ? (
          <StatusPill tone="warn">No source</StatusPill>
        ) : (
          cited.map((source) => (
            <span key={source.reference} className={isItem ? 'block max-lg:pl-5' : 'block'}>
              <span className="mr-1.5 text-accent tabular-nums">[{source.reference}]</span>
              <SourceName source={source} />
            </span>
          ))
        )}
      </p>
    </div>
  )
}
