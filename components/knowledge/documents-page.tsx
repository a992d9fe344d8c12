'use client'
import { useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { Notice } from '#components/ui/notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { type DocumentView, documentSorts, documentsInView } from './document-view.ts'
import type { ChangeRoles } from './documents-bulk-bar.tsx'
import { DocumentsList } from './documents-list.tsx'
import { documentColumns, documentColumnsWithoutPages, usualDocumentColumns } from './documents-table.tsx'
import { DocumentsToolbar } from './documents-toolbar.tsx'
import { KnowledgeTabs } from './knowledge-tabs.tsx'
import { usePendingDeletions } from './pending-deletions.ts'
import { maxDocuments } from './upload-limits.ts'
import { useAddedDocuments } from './use-added-documents.ts'

const AddDocumentsDialog = dynamic(() =>
  loadPatiently(() => import('./add-documents-dialog.tsx').then((module) => module.AddDocumentsDialog)),
)

const viewParts = {
  q: parseAsString.withDefault(''),
  source: parseAsString.withDefault(''),
  role: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(documentSorts).withDefault('newest'),
  offset: parseAsInteger.withDefault(0),
}

/** The knowledge base: what is in it, and what brings more in. */
export function DocumentsPage({ changeRoles }: { changeRoles: ChangeRoles }) {
  const [view, setView] = useQueryStates(viewParts)
  const [adding, setAdding] = useQueryState('add')
  const isOpen = adding === 'document'
  // Fetched when it is first wanted; afterwards it stays, so that closing it loses no upload.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  const query = useQuery(documentsQuery)
  const added = useAddedDocuments()
  const leaving = usePendingDeletions()
  const problem = query.isError ? problemOf(query.error) : undefined
  const isFallback = problem?.kind === 'not_offered'
  const known = query.data?.documents ?? (isFallback ? added.documents : undefined)
  const documents = known?.filter(({ id }) => !leaving.has(id))
  const columns = useChosenColumns(
    'document',
    isFallback ? documentColumnsWithoutPages : documentColumns,
    usualDocumentColumns,
  )
  const room = query.data && maxDocuments - query.data.total
  const change = (next: Partial<DocumentView>) => setView({ ...next, offset: next.offset ?? 0 })

  const onDragEnter = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) setAdding('document')
  })
  useEffect(() => {
    const listen = (event: DragEvent) => onDragEnter(event)
    document.addEventListener('dragenter', listen)
    return () => document.removeEventListener('dragenter', listen)
  }, [])

  const addButton = (
    <Button variant="primary" onClick={() => setAdding('document')}>
      <span>
        Add <span className="max-sm:sr-only">documents</span>
      </span>
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Knowledge"
        lead="Documents your articles can use and cite."
        actions={documents && documents.length > 0 ? addButton : undefined}
      />
      <KnowledgeTabs current="documents" />
      {isFallback && (
        <Notice title="This server can't list documents">
          Showing documents added in this browser. Adding and deleting work as usual.
        </Notice>
      )}
      {documents && documents.length > 0 && (
        <DocumentsToolbar
          view={view}
          onChange={change}
          total={documents.length}
          matching={documentsInView(documents, view).length}
          columns={columns}
        />
      )}
      <DocumentsList
        documents={documents}
        view={view}
        onSort={(sort) => change({ sort })}
        opensDetail={!isFallback}
        columns={columns.shown}
        changeRoles={changeRoles}
        problem={isFallback ? undefined : problem}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
        addButton={addButton}
      />
      {wasOpen && (
        <AddDocumentsDialog
          open={isOpen}
          onOpenChange={(open) => setAdding(open ? 'document' : null)}
          room={room}
        />
      )}
    </>
  )
}
