'use client'
import { ArrowUpDown, Download, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { DropdownMenu, MenuRadio } from '#components/ui/dropdown-menu.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import type { ChosenColumns } from '#components/ui/use-chosen-columns.ts'
import type { Article, ListArticlesQuery } from '#contract/articles.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { articlesHref, usualSort } from './article-filters.ts'

const sortOptions = [
  { value: '-when', label: 'Newest first' },
  { value: 'when', label: 'Oldest first' },
  { value: '-created', label: 'Last created' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-words', label: 'Most words' },
] as const satisfies readonly { value: ListArticlesQuery['sort']; label: string }[]

export type ArticlesToolbarProps = {
  filter: Partial<ListArticlesQuery>
  columns: ChosenColumns<Article>
  exportable: boolean
  /** What a search or a tag found among all; undefined without one. */
  found: { matching: number | undefined; all: number } | undefined
}

/** Above the list: search, which columns, and the rows as a file. */
export function ArticlesToolbar({ filter, columns, exportable, found }: ArticlesToolbarProps) {
  const router = useRouter()
  const exported = articlesHref({ ...filter, offset: 0 }).replace('/articles', '/api/articles/export')
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchBox
        label="Search articles"
        placeholder="Search titles and topics"
        className="max-sm:w-auto max-sm:flex-1"
        value={filter.q ?? ''}
        onSearch={(q) =>
          router.replace(articlesHref({ ...filter, q: q || undefined, offset: 0 }), { scroll: false })
        }
      />
      {filter.tag !== undefined && (
        <IntentLink
          href={articlesHref({ ...filter, tag: undefined, offset: 0 })}
          aria-label={`Remove the filter by the tag ${filter.tag}`}
          className={buttonStyles({ className: 'min-w-0 max-w-60' })}
        >
          <span className="truncate">{filter.tag}</span> <X aria-hidden />
        </IntentLink>
      )}
      {found?.matching !== undefined && (
        <span className="text-ink-faint text-xs">
          {formatNumber(found.matching)} of {formatCount(found.all, 'article')}
        </span>
      )}
      <span className="ml-auto max-sm:hidden" />
      <SavedViewsMenu />
      {/* A phone has none of the headers that sort. */}
      <span className="sm:hidden">
        <DropdownMenu
          align="end"
          trigger={
            <Button variant="quiet" size="sm" square aria-label="Sort">
              <ArrowUpDown aria-hidden />
            </Button>
          }
        >
          <MenuRadio
            label="Sort by"
            value={filter.sort ?? usualSort}
            options={sortOptions}
            onValueChange={(chosen) => {
              const sort = sortOptions.find(({ value }) => value === chosen)?.value
              router.replace(articlesHref({ ...filter, sort, offset: 0 }), { scroll: false })
            }}
          />
        </DropdownMenu>
      </span>
      <ColumnsMenu columns={columns} />
      {exportable && (
        <a href={exported} download className={buttonStyles({ variant: 'quiet', size: 'sm' })}>
          <Download aria-hidden /> CSV
        </a>
      )}
    </div>
  )
}
