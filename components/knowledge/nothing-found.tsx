import { LinkButton } from '#components/ui/link-button.tsx'
import { missingWords, nothingOn } from '#lib/missing-words.ts'

/** No passage answers: what is missing, what was searched, and what comes next. Weaker passages are below. */
export function NothingFound({
  query,
  missing,
  hasWeaker,
}: {
  query: string
  missing: readonly string[]
  hasWeaker: boolean
}) {
  const words = missingWords(query, missing)
  return (
    <section aria-label="What was found" className="grid max-w-[44rem] gap-3 py-2 xl:col-start-1">
      <h2 role="status" className="text-balance font-serif text-ink text-xl wrap-anywhere">
        {nothingOn(query, missing)}
      </h2>
      <p className="text-pretty text-ink-soft text-sm">
        {!words && hasWeaker && 'Some passages share words with it, and none answers it. '}
        Only your documents are searched, not the pages that your articles cite. An article on this topic
        would have nothing of yours to cite: add a file, a text or a web page that covers it, or search in
        other words.
      </p>
      <span className="flex flex-wrap gap-2">
        <LinkButton href="/knowledge?add=document">Add documents</LinkButton>
        <LinkButton href="/knowledge/search">Clear search</LinkButton>
      </span>
    </section>
  )
}
