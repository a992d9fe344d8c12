import type { Article } from '#contract/articles.ts'

type Gap = { title: string; headings: string[] }

/** What the pages that were read cover and the draft does not. */
export function CompetitionGaps({ article }: { article: Article }) {
  const extensions = article.extensions
  if (extensions?.competition_intelligence !== true) return null
  const gaps = gapsIn(extensions.competition_gaps)
  return (
    <section aria-labelledby="gaps" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="gaps" className="font-medium text-ink text-sm">
        Missing from your draft
      </h2>
      {gaps.length === 0 ? (
        <p className="text-ink-soft text-sm">Nothing missing. Your draft covers what its sources cover.</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {gaps.map(({ title, headings }) => (
            <li key={title} className="text-sm">
              <p className="wrap-anywhere text-ink-faint text-xs">{title}</p>
              <ul className="list-disc pl-4 text-ink-soft">
                {headings.map((heading) => (
                  <li key={heading} className="wrap-anywhere">
                    {heading}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The member is ours; another server may call something else by its name. */
function gapsIn(value: unknown): Gap[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((gap: unknown) => {
    if (typeof gap !== 'object' || gap === null || !('headings' in gap) || !Array.isArray(gap.headings))
      return []
    const headings = gap.headings.filter((heading: unknown) => typeof heading === 'string')
    const title = 'title' in gap && typeof gap.title === 'string' ? gap.title : ''
    return headings.length > 0 ? [{ title, headings: [...new Set(headings)] }] : []
  })
}
