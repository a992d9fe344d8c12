import { CircleAlert, CircleCheck } from 'lucide-react'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import type { Article } from '#contract/articles.ts'
import { formatCount } from '#lib/format-number.ts'

/** What reading each address gave; other servers may send other members, so each is looked at before it is shown. */
export function ExtractionResults({ article }: { article: Article }) {
  const results = article.extraction_results ?? []
  const reason = article.error ?? article.reason ?? ''
  const [only] = results
  // Why the article failed says it of its only address.
  const isSaid = results.length === 1 && typeof only?.message === 'string' && reason.includes(only.message)
  if (results.length === 0 || isSaid) return null
  return (
    <section aria-labelledby="addresses-read" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="addresses-read" className="font-medium text-ink text-sm">
        URLs
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {results.map((result, index) => {
          const url = textIn(result.url) ?? `Source URL ${index + 1}`
          const failed = result.status === 'failed' || result.error !== undefined
          const Icon = failed ? CircleAlert : CircleCheck
          const told = failed
            ? (textIn(result.message) ?? textIn(result.error) ?? "Couldn't read it.")
            : [textIn(result.title), typeof result.words === 'number' && formatCount(result.words, 'word')]
                .filter(Boolean)
                .join(' · ')
          return (
            <li key={`${url} ${index.toString()}`} className="flex items-start gap-2 text-sm">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${failed ? 'text-bad' : 'text-good'}`} />
              <div className="min-w-0">
                <p className="wrap-anywhere text-ink text-xs">
                  <BreakableUrl url={url} />
                </p>
                <p className="wrap-anywhere text-ink-soft text-xs">
                  {failed ? "Couldn't read: " : 'Read: '}
                  {told}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
