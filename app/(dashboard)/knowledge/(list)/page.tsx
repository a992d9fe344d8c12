import type { Metadata } from 'next'
import { DocumentsPage } from '#components/knowledge/documents-page.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { listAllDocuments } from '#lib/agent-api/documents.ts'
import { documentsQuery } from '#lib/queries/knowledge.ts'
import { readWith } from '#lib/session-page.ts'
import { changeRolesAction } from '../actions.ts'
import { KnowledgeSkeleton } from './knowledge-skeleton.tsx'

export const metadata: Metadata = { title: 'Knowledge' }

export default function KnowledgePage() {
  return drawSoon(drawKnowledge(), <KnowledgeSkeleton />)
}

async function drawKnowledge() {
  const documents = await readWith(listAllDocuments)
  return (
    <HydratedQueries entries={[[documentsQuery.queryKey, documents]]}>
      <DocumentsPage changeRoles={changeRolesAction} />
    </HydratedQueries>
  )
}
