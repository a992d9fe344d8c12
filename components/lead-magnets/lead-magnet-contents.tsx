import { CopyButton } from '#components/ui/copy-button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { LeadMagnet, LeadMagnetContent, LeadMagnetLine, LeadMagnetPart } from '#contract/lead-magnets.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { contentMarkdown } from './content-markdown.ts'
import { leadMagnetFormHref } from './lead-magnet-form-values.ts'
import { linesBySource, linesOf } from './lines-by-source.ts'
import { SourceName } from './source-name.tsx'

/** A statement and, where there is room, its source beside it. */
const lineRow = 'grid gap-x-10 gap-y-1 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]'

/** What the PDF says, part by part, each statement beside its source; every string is the writer's. */
export function LeadMagnetContents({ made, content }: { made: LeadMagnet; content: LeadMagnetContent }) {
  const lines = linesOf(content)
  const bare = lines.filter(({ references }) => references.length === 0).length
  const [only] = content.sources
  // A number that every line has says nothing: one source is named once, above.
  const single = content.sources.length === 1 && bare === 0 ? only : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto flex flex-wrap gap-x-4 text-ink-soft text-sm">
          <span>{formatCount(lines.length, 'statement')}</span>
          {single ? (
            <span>
              from <SourceName source={single} />
            </span>
          ) : (
            <span>{formatCount(linesBySource(content).length, 'source')}</span>
          )}
          {bare > 0 && <StatusPill tone="warn">{bare} without a source</StatusPill>}
        </p>
        <div className="flex gap-2">
          <LinkButton variant="quiet" size="sm" href={leadMagnetFormHref(made)}>
            New version
          </LinkButton>
          <CopyButton value={contentMarkdown(content)} what="the text as Markdown" label="Copy text" />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wrap-anywhere rounded-lg border border-rule bg-sheet px-5 py-6 sm:px-8 sm:py-8">
        <header className="grid max-w-2xl gap-2">
          <p className="font-medium font-serif text-2xl text-ink leading-tight">{content.title}</p>
          {content.subtitle && <p className="font-serif text-ink-soft text-lg">{content.subtitle}</p>}
          <p className="mt-2 text-ink">{content.introduction}</p>
        </header>
        {content.parts.map((part, index) => (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two parts may have the same heading.
            key={index}
            number={index + 1}
            part={part}
            sources={single ? undefined : content.sources}
            type={made.type}
          />
        ))}
      </div>
    </div>
  )
}

type PartProps = {
  number: number
  part: LeadMagnetPart
  /** Undefined where all lines have the same. */
  sources: LeadMagnetContent['sources'] | undefined
  type: string
}

function Part({ number, part, sources, type }: PartProps) {
  const row = sources ? lineRow : 'max-w-2xl'
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 border-rule border-t pt-6">
      <h2 className="font-medium font-serif text-ink text-xl">
        <span className="mr-2 text-accent tabular-nums">{number}</span>
        {part.heading}
      </h2>
      {part.intro && (
        <div className={row}>
          <p className="text-ink-soft">{part.intro.text}</p>
          {sources && <Sources line={part.intro} sources={sources} mayLack />}
        </div>
      )}
      {part.inputs.length > 0 && (
        <p className="max-w-2xl text-ink text-sm">
          <strong className="font-medium">You'll need:</strong> {part.inputs.join(', ')}
        </p>
      )}
      {part.items.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {part.items.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={at} className={row}>
              <Item line={line} isTask={type === 'checklist'} />
              {sources && <Sources line={line} before={part.items[at - 1]} sources={sources} />}
            </li>
          ))}
        </ul>
      )}
      {part.outcome && (
        <div className={row}>
          <p className="text-ink text-sm">
            <strong className="font-medium">Outcome:</strong> {part.outcome.text}
          </p>
          {sources && <Sources line={part.outcome} sources={sources} mayLack />}
        </div>
      )}
      {part.worksheet.length > 0 && (
        <div className="grid max-w-2xl gap-1 text-sm">
          <p className="font-medium text-ink">{type === 'swipe_file' ? 'Make it yours' : 'Questions'}</p>
          <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
            {part.worksheet.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** A line of the PDF with its mark, what it is for, and its form to fill in. */
function Item({ line: { text, note, template }, isTask }: { line: LeadMagnetLine; isTask: boolean }) {
  return (
    <div
      className={classNames(
        'relative grid gap-0.5 pl-5 text-ink text-sm before:absolute before:left-0',
        isTask
          ? 'before:top-[0.3em] before:size-3 before:rounded-[2px] before:border before:border-rule-strong'
          : 'before:top-[0.55em] before:left-1 before:size-1.5 before:rounded-full before:bg-rule-strong',
      )}
    >
      <p>{text}</p>
      {template && <p className="rounded-md bg-well px-2.5 py-1.5 text-ink-soft">{template}</p>}
      {note && (
        <p className="text-ink-soft text-xs">
          {isTask && 'Why: '}
          {note}
        </p>
      )}
    </div>
  )
}

type SourcesProps = {
  line: LeadMagnetLine
  sources: LeadMagnetContent['sources']
  /** The line above: the same source is named once. */
  before?: LeadMagnetLine | undefined
  /** It leads on and states nothing. */
  mayLack?: boolean
}

function Sources({ line, sources, before, mayLack = false }: SourcesProps) {
  const cited = sources.filter(({ reference }) => line.references.includes(reference))
  if (cited.length === 0)
    return mayLack ? null : (
      <p className="max-lg:pl-5">
        <StatusPill tone="warn">No source</StatusPill>
      </p>
    )
  const isSame = cited.every(({ reference }) => before?.references.includes(reference))
  return (
    <ul
      className={classNames(
        'grid content-start gap-0.5 text-ink-soft text-xs max-lg:pl-5 lg:pt-0.5',
        // Below the line, a number that the line above has says nothing new.
        isSame && 'max-lg:hidden',
      )}
    >
      {cited.map((source) => (
        <li key={source.reference} className="flex gap-1.5">
          <span className="shrink-0 text-accent tabular-nums">[{source.reference}]</span>
          {before?.references.includes(source.reference) ? (
            <span className="sr-only">{source.title}</span>
          ) : (
            <span className="min-w-0">
              <SourceName source={source} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
