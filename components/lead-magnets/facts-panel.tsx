import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { LeadMagnetContent } from '#contract/lead-magnets.ts'

/** Beside the pages: what they state, part by part, with the source of each statement. */
export function FactsPanel({ content: { parts, sources } }: { content: LeadMagnetContent }) {
  const bySource = new Map(sources.map((source) => [source.reference, source]))
  const facts = parts.map(({ heading, intro, items, outcome }) => ({
    heading,
    lines: [intro, ...items, outcome].flatMap((line) => (line && line.references.length > 0 ? line : [])),
  }))
  const stated = facts.filter(({ lines }) => lines.length > 0)
  return (
    <Panel title="Facts and their sources">
      {stated.length === 0 ? (
        <p className="text-ink-soft text-sm">
          None of its lines has a source. Check them before you publish.
        </p>
      ) : (
        <div className="grid max-h-[70vh] gap-4 overflow-y-auto">
          {stated.map(({ heading, lines }) => (
            <section key={heading} className="grid gap-1.5">
              <h3 className="wrap-anywhere font-medium text-ink text-sm">{heading}</h3>
              <ul className="grid gap-2">
                {lines.map(({ text, references }) => (
                  <li key={text} className="wrap-anywhere text-ink-soft text-sm">
                    {text}
                    {references.map((reference) => {
                      const source = bySource.get(reference)
                      return (
                        source && (
                          <span key={reference} className="block text-ink-faint text-xs">
                            [{reference}]{' '}
                            {source.document_id ? (
                              <TextLink href={`/knowledge/${encodeURIComponent(source.document_id)}`}>
                                {source.title}
                              </TextLink>
                            ) : (
                              source.title
                            )}
                          </span>
                        )
                      )
                    })}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Panel>
  )
}
