'use client'
import { Columns3, Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { DropdownMenu, MenuCheckbox } from '#components/ui/dropdown-menu.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import type { ListArticlesQuery } from '#contract/articles.ts'
import { chosenColumns } from './article-columns.tsx'
import { articlesHref } from './article-filters.ts'

export type ArticlesToolbarProps = {
  filter: Partial<ListArticlesQuery>
  columns: readonly string[]
  onShowColumn: (column: string, shown: boolean) => void
  exportable: boolean
}

/** Above the list: search, which columns, and the rows as a file. */
export function ArticlesToolbar({ filter, columns, onShowColumn, exportable }: ArticlesToolbarProps) {
  const router = useRouter()
  const exported = articlesHref({ ...filter, offset: 0 }).replace('/articles', '/api/articles/export')
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <SearchBox
        label="Search articles"
        placeholder="Title or topic"
        className="max-sm:w-auto max-sm:flex-1"
        value={filter.q ?? ''}
        onSearch={(q) =>
          router.replace(articlesHref({ ...filter, q: q || undefined, offset: 0 }), { scroll: false })
        }
      />
      <span className="ml-auto max-sm:hidden" />
      <DropdownMenu
        trigger={
          <Button variant="quiet" size="sm" className="max-sm:hidden">
            <Columns3 aria-hidden /> Columns
          </Button>
        }
      >
        {chosenColumns.map(({ id, header }) => (
          <MenuCheckbox
            key={id}
            checked={columns.includes(id)}
            onCheckedChange={(shown) => onShowColumn(id, shown)}
          >
            {header}
          </MenuCheckbox>
        ))}
      </DropdownMenu>
      {exportable && (
        <a href={exported} download className={buttonStyles({ variant: 'quiet', size: 'sm' })}>
          <Download aria-hidden /> CSV
        </a>
      )}
    </div>
  )
}
