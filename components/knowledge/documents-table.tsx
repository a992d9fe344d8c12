import { ArrowDown, ArrowUp } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable, type SortHeader } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Selection } from '#components/ui/use-selection.ts'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { documentRole } from './document-roles.ts'
import { lengthInWords, searchableShare } from './document-size.ts'
import type { DocumentSort } from './document-view.ts'
import { sourceLabel } from './source-label.ts'

export type DocumentsTableProps = {
  documents: readonly KnowledgeDocument[]
  sort: DocumentSort
  onSort: (sort: DocumentSort) => void
  activeId: string | undefined
  columns: readonly Column<KnowledgeDocument>[]
  selection: Selection<KnowledgeDocument>
}

export function DocumentsTable({
  documents,
  sort,
  onSort,
  activeId,
  columns,
  selection,
}: DocumentsTableProps) {
  const sortBy = (column: DocumentSort, label: string): SortHeader => {
    const order = column === 'title' ? 'ascending' : 'descending'
    const Arrow = order === 'ascending' ? ArrowUp : ArrowDown
    return {
      sorted: sort === column ? order : undefined,
      header: (
        <NativeButton
          type="button"
          onClick={() => onSort(column)}
          className="inline-flex items-center gap-1 hover:text-ink"
        >
          {label}
          {sort === column && <Arrow aria-hidden className="size-3" />}
        </NativeButton>
      ),
    }
  }
  return (
    <DataTable
      label="Documents"
      className="table-fixed"
      columns={columns.filter(({ id }) => id !== 'source' || areOfSeveralSources(documents))}
      rows={documents}
      idOf={({ id }) => id}
      activeId={activeId}
      selection={{
        ids: selection.here,
        toggle: selection.toggle,
        all: { label: 'Select every document on this page', toggle: selection.toggleAll },
        labelOf: ({ title }) => `Select ${title}`,
        width: 'w-8 max-sm:w-10',
      }}
      sortHeaders={{
        title: sortBy('title', 'Document'),
        tokens: sortBy('tokens', 'Length'),
        added: sortBy('newest', 'Added'),
        uses: sortBy('uses', 'Cited in'),
      }}
    />
  )
}

/** One and the same word in every row says nothing. */
function areOfSeveralSources(documents: readonly KnowledgeDocument[]): boolean {
  return new Set(documents.map(({ source_type }) => source_type)).size > 1
}

const titleStyles = 'line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug'

function titleColumn(opensDetail: boolean): Column<KnowledgeDocument> {
  return {
    id: 'title',
    header: 'Document',
    isFixed: true,
    look: 'py-2',
    cell: (document) => (
      <>
        {opensDetail ? (
          <IntentLink href={`/knowledge/${document.id}`} className={`${titleStyles} hover:underline`}>
            {document.title}
          </IntentLink>
        ) : (
          <span className={titleStyles}>{document.title}</span>
        )}
        <Description document={document} />
      </>
    ),
  }
}

const factColumns: readonly Column<KnowledgeDocument>[] = [
  {
    id: 'role',
    header: 'Role',
    width: 'w-24 max-md:hidden',
    look: 'text-ink-soft',
    cell: ({ role }) => {
      const known = documentRole(role)
      if (known === undefined) return role
      // Nearly all are facts, which goes without saying: the others stand out.
      return known.value === 'facts' ? null : <Badge>{known.word}</Badge>
    },
  },
  {
    id: 'uses',
    header: 'Cited in',
    numeric: true,
    width: 'w-28 max-md:hidden',
    look: 'whitespace-nowrap text-ink-soft',
    cell: ({ used_in_count: count, role }) => {
      // What gives the tone or stays inside is never cited.
      if (count === undefined || (count === 0 && documentRole(role)?.value !== 'facts')) return ''
      if (count === 0) return <span className="text-ink-faint">None yet</span>
      return <span className="text-ink">{formatCount(count, 'article')}</span>
    },
  },
  {
    id: 'source',
    header: 'Source',
    width: 'w-20 max-md:hidden',
    look: 'text-ink-soft',
    cell: ({ source_type }) => sourceLabel(source_type),
  },
  {
    id: 'passages',
    header: 'Searchable',
    width: 'w-36 max-md:hidden',
    look: 'text-ink-soft',
    cell: (document) => {
      const share = searchableShare(document)
      return share && (share.isAll ? share.words : <Badge tone="warn">{share.words}</Badge>)
    },
  },
  {
    id: 'tokens',
    header: 'Length',
    numeric: true,
    width: 'w-28 max-md:hidden',
    look: 'text-ink-soft',
    cell: lengthInWords,
  },
  {
    id: 'added',
    header: 'Added',
    numeric: true,
    width: 'w-28 max-sm:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
  },
]
/** The columns that are shown before others were chosen. */
export const usualDocumentColumns: readonly string[] = ['role', 'uses', 'tokens', 'added']
export const documentColumns = [titleColumn(true), ...factColumns]
/** Where the server cannot read one document. */
export const documentColumnsWithoutPages = [titleColumn(false), ...factColumns]

/** What it is, where it came from and, on a phone, its role and how much it holds. */
function Description({ document }: { document: KnowledgeDocument }) {
  const { title, source_type, source_name, source_url, used_in_count } = document
  const share = searchableShare(document)
  const origin = source_url ?? source_name
  const role = documentRole(document.role)
  const hasRole = role !== undefined && role.value !== 'facts'
  const isPartial = share !== undefined && !share.isAll
  return (
    <>
      {(hasRole || isPartial) && (
        <span className={classNames('mt-0.5 flex flex-wrap gap-1.5', !isPartial && 'md:hidden')}>
          {hasRole && (
            <span className="md:hidden">
              <Badge>{role.word}</Badge>
            </span>
          )}
          {isPartial && <Badge tone="warn">{share.words} searchable</Badge>}
        </span>
      )}
      {origin && origin !== title && (
        <p className="truncate text-ink-faint text-xs md:hidden">{plainOrigin(origin)}</p>
      )}
      <p className="truncate text-ink-faint text-xs max-md:hidden">
        {[sourceLabel(source_type), origin && origin !== title && plainOrigin(origin)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-ink-faint text-xs md:hidden">
        {[
          sourceLabel(source_type),
          lengthInWords(document),
          used_in_count ? `cited in ${formatCount(used_in_count, 'article')}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

/** The name of a file, or a URL as one says it. */
function plainOrigin(origin: string): string {
  return origin.replace(/^https?:\/\/(www\.)?/i, '')
}
