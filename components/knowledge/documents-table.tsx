import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Table, TableHead, TableHeader } from '#components/ui/table.tsx'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import { DocumentRow } from './document-row.tsx'
import type { DocumentSort } from './document-view.ts'

export type DocumentsTableProps = {
  documents: readonly KnowledgeDocument[]
  sort: DocumentSort
  onSort: (sort: DocumentSort) => void
  activeId: string | undefined
  opensDetail: boolean
}

export function DocumentsTable({ documents, sort, onSort, activeId, opensDetail }: DocumentsTableProps) {
  const sortable = (column: DocumentSort, label: string): ReactNode => (
    <NativeButton
      type="button"
      onClick={() => onSort(column)}
      className="inline-flex items-center gap-1 hover:text-ink"
    >
      {label}
      {sort === column &&
        (column === 'title' ? (
          <ArrowUp aria-hidden className="size-3" />
        ) : (
          <ArrowDown aria-hidden className="size-3" />
        ))}
    </NativeButton>
  )
  const sortedBy = (column: DocumentSort) =>
    sort === column ? (column === 'title' ? 'ascending' : 'descending') : undefined
  return (
    <Table label="Documents" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader aria-sort={sortedBy('title')}>{sortable('title', 'Document')}</TableHeader>
          <TableHeader className="w-24 max-md:hidden">Source</TableHeader>
          <TableHeader numeric className="w-28 max-md:hidden">
            Passages
          </TableHeader>
          <TableHeader numeric aria-sort={sortedBy('tokens')} className="w-24 max-md:hidden">
            {sortable('tokens', 'Tokens')}
          </TableHeader>
          <TableHeader numeric aria-sort={sortedBy('newest')} className="w-28 max-sm:hidden">
            {sortable('newest', 'Added')}
          </TableHeader>
          <TableHeader className="w-14">
            <span className="sr-only">Delete</span>
          </TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            active={document.id === activeId}
            opensDetail={opensDetail}
          />
        ))}
      </tbody>
    </Table>
  )
}
