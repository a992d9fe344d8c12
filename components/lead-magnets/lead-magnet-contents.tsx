import type { LeadMagnetContent, LeadMagnetLine } from '#contract/lead-magnets.ts'

/** What the PDF says, part by part, with its sources; every string is the writer's. */
export function LeadMagnetContents({ content }: { content: LeadMagnetContent }) {
  return (
    <div className="rounded-lg border border-rule bg-sheet px-5 py-6 sm:px-8 sm:py-7">
      <div className="grid max-w-3xl gap-7 wrap-anywhere">
        <p className="text-ink-soft">{content.introduction}</p>
        {content.parts.map((part, index) => (
          // Parts have no id of their own, and two may have the same heading.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <section key={index} className="grid gap-2.5">
            <h2 className="font-serif text-ink text-xl">
              <span className="mr-2 text-accent tabular-nums">{index + 1}</span>
              {part.heading}
            </h2>
            {part.intro && (
              <p className="text-ink-soft text-sm">
                <LineText line={part.intro} />
              </p>
            )}
            {part.inputs.length > 0 && (
              <p className="text-sm">
                <strong className="font-medium">You'll need:</strong> {part.inputs.join(', ')}
              </p>
            )}
            {part.items.length > 0 && (
              <ul className="grid gap-2 border-rule border-l pl-4">
                {part.items.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  <li key={at} className="text-ink text-sm">
                    <LineText line={line} />
                    {line.note && <span className="block text-ink-faint text-xs">Why: {line.note}</span>}
                    {line.template && <span className="block text-ink-faint text-xs">{line.template}</span>}
                  </li>
                ))}
              </ul>
            )}
            {part.outcome && (
              <p className="text-sm">
                <strong className="font-medium">Outcome:</strong> <LineText line={part.outcome} />
              </p>
            )}
            {part.worksheet.length > 0 && (
              <ul className="grid gap-1 border-rule border-l pl-4 text-ink-soft text-sm">
                {part.worksheet.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {content.sources.length > 0 && (
          <section className="grid gap-2">
            <h2 className="font-serif text-ink text-xl">Sources</h2>
            <ol className="grid gap-1 text-sm">
              {content.sources.map(({ reference, title, document_id }) => (
                <li key={reference} className="flex gap-2">
                  <span className="text-accent tabular-nums">{reference}</span>
                  {document_id ? (
                    <a className="underline" href={`/knowledge/${encodeURIComponent(document_id)}`}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </div>
  )
}

function LineText({ line }: { line: LeadMagnetLine }) {
  return (
    <>
      {line.text}
      {line.references.length > 0 && (
        <span className="text-accent text-xs">
          {/* A space that does not break: a number never begins a line. */}
          {'\u00a0'}
          {line.references.map((one) => `[${one}]`).join('')}
        </span>
      )}
    </>
  )
}
