'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ReadProblem } from '#components/jobs/read-problem.tsx'
import type { Column } from '#components/ui/data-table.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { useSelection } from '#components/ui/use-selection.ts'
import type { KnowledgeDocument } from '#contract/knowledge.ts'
import type { Problem } from '#lib/action-result.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { type DocumentSort, type DocumentView, documentsHref, documentsInView } from './document-view.ts'
import { type ChangeRoles, DocumentsBulkBar } from './documents-bulk-bar.tsx'
import { DocumentsTable } from './documents-table.tsx'

export type DocumentsListProps = {
  /** All that is known; undefined while nothing is. */
  documents: readonly KnowledgeDocument[] | undefined
  view: DocumentView
  onSort: (sort: DocumentSort) => void
  /** False where the server cannot read one document. */
  opensDetail: boolean
  columns: readonly Column<KnowledgeDocument>[]
  changeRoles: ChangeRoles
  problem: Problem | undefined
  onRetry: () => void
  retrying: boolean
  addButton: ReactNode
}

/** The documents of a view in their four states. */
export function DocumentsList(props: DocumentsListProps) {
  const { documents, view, opensDetail, problem } = props
  const router = useRouter()
  const matching = documents ? documentsInView(documents, view) : []
  const rows = matching.slice(view.offset, view.offset + rowsPerPage)
  const selection = useSelection(rows, ({ id }) => id)
  const activeId = useListKeyboard({
    ids: rows.map(({ id }) => id),
    onOpen: (id) => opensDetail && router.push(`/knowledge/${id}`),
    onToggle: selection.toggle,
  })
  if (!documents) {
    return problem ? (
      <ReadProblem
        what="The knowledge base"
        problem={problem}
        onRetry={props.onRetry}
        retrying={props.retrying}
      />
    ) : (
      <ListSkeleton rows={8} columns={5} />
    )
  }
  if (documents.length === 0) {
    return (
      <EmptyState title="No documents yet" action={props.addButton}>
        Add product sheets, price lists, interviews or web pages for articles to cite.
      </EmptyState>
    )
  }
  if (rows.length === 0) return <NoMatch what="documents" clearHref="/knowledge" />
  return (
    <>
      <DocumentsTable
        documents={rows}
        sort={view.sort}
        onSort={props.onSort}
        activeId={activeId}
        columns={props.columns}
        selection={selection}
      />
      <DocumentsBulkBar
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        onKeep={selection.keep}
        changeRoles={props.changeRoles}
        hasRoles={opensDetail}
      />
      <Pagination
        total={matching.length}
        limit={rowsPerPage}
        offset={view.offset}
        hrefAt={(offset) => documentsHref({ ...view, offset })}
        words={view.sort === 'newest' ? undefined : { back: 'Back', on: 'On' }}
      />
    </>
  )
}
