'use client'
import { useState } from 'react'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { ResultPage } from '#contract/results.ts'
import { formatCount, formatNumber, formatTenths } from '#lib/format-number.ts'
import { postAnswers } from '#lib/post-answers.ts'
import { askedWords, changeOf, shareOf } from './result-words.ts'
import { type PageColumn, type PageSort, sortPages } from './sort-pages.ts'

export type PagesTableProps = {
  pages: readonly ResultPage[]
  /** The period goes on: nothing is set beside one that is over, and a page without anything is not listed. */
  isUnfinished?: boolean
}

/** What each page brought, most views first until another order is chosen. */
export function PagesTable({ pages, isUnfinished = false }: PagesTableProps) {
  const [sort, setSort] = useState<PageSort>('-views')
  const inSearch = pages.some(({ search }) => search)
  const isCompared = !isUnfinished && pages.some(({ views_before }) => views_before > 0)
  const shown = columns.filter(({ id }) => (id !== 'search' || inSearch) && (id !== 'change' || isCompared))
  const rows = isUnfinished ? pages.filter(({ views, clicks, leads }) => views + clicks + leads > 0) : pages
  if (rows.length === 0) return <p className="p-4 text-ink-soft text-sm">No views yet today.</p>
  const sorting = { sort, onSort: setSort }
  return (
    <DataTable
      label="Pages"
      columns={shown}
      rows={sortPages(rows, sort)}
      idOf={({ page }) => page}
      sortHeaders={sortHeaders(sorting)}
    />
  )
}

function sortHeaders(sorting: Sorting<PageColumn>) {
  return {
    page: sortHeader('page', 'Page', sorting),
    views: sortHeader('views', 'Views', sorting, 'descending'),
    visitors: sortHeader('visitors', 'Visitors', sorting, 'descending'),
    read: sortHeader('read', 'To the end', sorting, 'descending'),
    clicks: sortHeader('clicks', 'Clicks', sorting, 'descending'),
    leads: sortHeader('leads', 'Sign-ups', sorting, 'descending'),
  }
}

const columns: readonly Column<ResultPage>[] = [
  {
    id: 'page',
    header: 'Page',
    look: 'wrap-anywhere text-ink',
    cell: (page) => (
      <>
        <PageTitle page={page} />
        {page.posts && (
          <small className="mt-0.5 block text-ink-soft text-xs">
            {formatCount(page.posts.posts, 'post')}: {postAnswers(page.posts)}
          </small>
        )}
      </>
    ),
  },
  {
    id: 'views',
    header: 'Views',
    numeric: true,
    look: 'text-ink',
    cell: ({ views }) => formatNumber(views),
  },
  {
    id: 'change',
    header: 'Change',
    numeric: true,
    look: 'text-ink-faint',
    cell: ({ views, views_before }) => {
      if (views_before === 0) return views === 0 ? '–' : 'new'
      const change = changeOf(views, views_before)
      return change ? <span className={change.isUp ? 'text-good' : 'text-bad'}>{change.words}</span> : '–'
    },
  },
  {
    id: 'visitors',
    header: 'Visitors',
    numeric: true,
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ visitors }) => formatNumber(visitors),
  },
  {
    id: 'read',
    header: 'To the end',
    numeric: true,
    width: 'max-md:hidden',
    look: 'text-ink-soft',
    // A landing page has no text that is read to its end.
    cell: ({ kind, reads, views }) => (kind === 'lead_magnet' ? '–' : shareOf(reads, views)),
  },
  {
    id: 'clicks',
    header: 'Clicks',
    numeric: true,
    width: 'max-md:hidden',
    look: 'text-ink-soft',
    cell: ({ clicks }) => formatNumber(clicks),
  },
  {
    id: 'leads',
    header: 'Sign-ups',
    numeric: true,
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    // The page of the form counts it. An article that led there has its part beside, so that the column adds up.
    cell: (page) =>
      page.kind === 'article' ? (
        <span className="text-ink-faint">
          {page.confirmed_leads > 0 ? `led to ${formatNumber(page.confirmed_leads)}` : '–'}
        </span>
      ) : (
        <>
          {formatNumber(page.confirmed_leads)}
          <small className="block whitespace-nowrap text-ink-faint text-xs empty:hidden">
            {askedWords(page)}
          </small>
        </>
      ),
    phone: ({ kind, confirmed_leads: leads, reads, views }) =>
      [
        kind !== 'lead_magnet' && `${shareOf(reads, views)} to the end`,
        kind === 'article'
          ? leads > 0 && `led to ${formatCount(leads, 'sign-up')}`
          : (leads > 0 || kind === 'lead_magnet') && formatCount(leads, 'sign-up'),
      ]
        .filter(Boolean)
        .join(', '),
  },
  {
    id: 'search',
    header: 'In search',
    numeric: true,
    width: 'max-lg:hidden',
    look: 'text-ink-soft',
    cell: ({ search }) =>
      search
        ? `${formatNumber(search.clicks)} of ${formatNumber(search.impressions)}, position ${formatTenths(search.position)}`
        : '–',
  },
]

function PageTitle({ page }: { page: ResultPage }) {
  const { article_id, lead_magnet_id, title } = page
  const href = article_id
    ? `/articles/${article_id}`
    : lead_magnet_id
      ? `/lead-magnets/${lead_magnet_id}`
      : undefined
  if (!href) return title
  return (
    <IntentLink href={href} className="font-serif text-lg leading-snug hover:underline">
      {title}
    </IntentLink>
  )
}
