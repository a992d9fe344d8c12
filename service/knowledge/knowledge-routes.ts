import {
  changeDocument as changeDocumentOperation,
  deleteDocument as deleteDocumentOperation,
  getDocument as getDocumentOperation,
  listDocuments as listDocumentsOperation,
  searchKnowledge as searchKnowledgeOperation,
  uploadDocument as uploadDocumentOperation,
} from '#contract/knowledge.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { changeDocument } from './change-document.ts'
import { deleteDocument } from './delete-document.ts'
import { getDocument } from './get-document.ts'
import { listDocuments } from './list-documents.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { uploadDocument } from './upload-document.ts'

/** The knowledge base: add, list, read, search, change, delete. */
export const knowledgeRoutes: readonly Route[] = [
  acceptingRoute(uploadDocumentOperation, {
    accept: (ctx, { body }, facts) => uploadDocument(ctx, body, facts.signal),
    answer: (body) => ({ status: 200, body }),
  }),
  route(listDocumentsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listDocuments(ctx, query),
  })),
  route(searchKnowledgeOperation, async (ctx, { body }) => ({
    status: 200,
    body: await searchKnowledge(ctx, body),
  })),
  route(getDocumentOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getDocument(ctx, params.id),
  })),
  route(changeDocumentOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await changeDocument(ctx, params.id, body),
  })),
  route(deleteDocumentOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteDocument(ctx, params.id),
  })),
]
