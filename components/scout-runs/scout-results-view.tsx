'use client'
import { Download } from 'lucide-react'
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, NoMatch } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import type { ScoutItem, ScoutResults } from '#contract/scout-results.ts'
import { formatCount } from '#lib/format-number.ts'
import { ScoutFilters } from './scout-filters.tsx'
import { scoutFormHref } from './scout-form-values.ts'
import { ScoutItemCard, writeAboutHref } from './scout-item-card.tsx'
import { scoutSorts, selectItems } from './scout-selection.ts'
import { ScoutSummary } from './scout-summary.tsx'
import { useDonePosts } from './use-done-posts.ts'

export type ScoutResultsViewProps = {
  id: string
  query: string | undefined
  subreddits: readonly string[] | undefined
  results: ScoutResults
}

/** What a run found: posts with their scores, what can be filtered by the address, and where it comes from. */
export function ScoutResultsView({ id, query, subreddits, results }: ScoutResultsViewProps) {
  const [selection, setSelection] = useQueryStates(
    {
      type: parseAsString.withDefault(''),
      forum: parseAsString.withDefault(''),
      min: parseAsInteger.withDefault(0),
      q: parseAsString.withDefault(''),
      sort: parseAsStringLiteral(scoutSorts).withDefault('score'),
    },
    { history: 'replace' },
  )
  const { isDone, setDone } = useDonePosts()
  const selected = selectItems(results.items, selection)
  const items = selected.filter((item) => !isDone(item.id))
  const done = selected.filter((item) => isDone(item.id))
  // In a first run every post is new.
  const marksNew = results.items.some((item) => item.seen_before === true)
  const card = (item: ScoutItem) => (
    <ScoutItemCard
      key={item.id}
      item={item}
      active={item.id === activeId}
      isNew={marksNew && item.seen_before === false}
      isDone={isDone(item.id)}
      rule={ruleOf(results, item)}
      onDone={(value) => setDone(item.id, value)}
    />
  )
  const activeId = useListKeyboard({
    ids: items.map((item) => item.id),
    onOpen: (itemId) => {
      const item = items.find((one) => one.id === itemId)
      if (item) window.location.assign(writeAboutHref(item))
    },
  })
  if (results.items.length === 0) {
    return (
      <div className="grid gap-6">
        <EmptyState
          title="No posts match the topic"
          action={<LinkButton href={scoutFormHref({ query, subreddits })}>Change topic</LinkButton>}
        >
          Try fewer words, your audience's words, or other forums.
        </EmptyState>
        <ScoutSummary results={results} />
      </div>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-rule border-b pb-3">
        <SearchBox
          label="Search the posts"
          placeholder="Search posts"
          value={selection.q}
          onSearch={(q) => setSelection({ q: q || null })}
          className="max-sm:w-auto max-sm:flex-1 sm:max-xl:w-full xl:w-40"
        />
        <ScoutFilters results={results} selection={selection} onChange={setSelection} shown={items.length} />
        <a
          href={`/api/scout-runs/${id}/export`}
          download
          className={buttonStyles({ variant: 'quiet', size: 'sm', className: 'ml-auto' })}
        >
          <Download aria-hidden /> CSV
        </a>
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:*:last:pt-4">
        <section aria-label="Posts" className="min-w-0">
          {results.warnings.length > 0 && (
            <div className="pt-4">
              <Notice tone="warn">
                {results.warnings.map((warning) => (
                  <p key={warning}>{warning}</p>
                ))}
              </Notice>
            </div>
          )}
          <p role="status" className="sr-only">
            {items.length} of {formatCount(results.items.length, 'post')} shown
          </p>
          {selected.length === 0 ? (
            // The row of filters above it has a rule already.
            <div className="*:border-t-0">
              <NoMatch what="posts" clearHref={`/scout-runs/${id}`} />
            </div>
          ) : items.length === 0 ? (
            <p className="py-6 text-ink-soft text-sm">You've handled every post here.</p>
          ) : (
            <ol aria-label="Posts, sorted">{items.map(card)}</ol>
          )}
          {done.length > 0 && (
            <details className="border-rule border-t">
              <summary className="cursor-pointer py-3 text-ink-soft text-sm hover:text-ink sm:px-2">
                {formatCount(done.length, 'post')} handled
              </summary>
              <ol aria-label="Posts you've handled">{done.map(card)}</ol>
            </details>
          )}
        </section>
        <ScoutSummary results={results} />
      </div>
    </>
  )
}

const longestRule = 200

/** The first rule of its forum that speaks of promotion, with its sentence where that is short. */
function ruleOf({ forums }: ScoutResults, { forum }: ScoutItem): string | undefined {
  const [rule] = forums.find(({ name }) => name.toLowerCase() === forum.toLowerCase())?.promotion.rules ?? []
  if (!rule) return undefined
  return rule.text !== '' && rule.text.length <= longestRule ? rule.text : rule.title
}
