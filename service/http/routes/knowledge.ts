import {
  changeDocument as changeDocumentOperation,
  deleteDocument as deleteDocumentOperation,
  getDocument as getDocumentOperation,
  listDocuments as listDocumentsOperation,
  searchKnowledge as searchKnowledgeOperation,
  uploadDocument as uploadDocumentOperation,
} from '#contract/knowledge.ts'
import { changeDocument } from '../../knowledge/change-document.ts'
import { deleteDocument } from '../../knowledge/delete-document.ts'
import { getDocument } from '../../knowledge/get-document.ts'
import { listDocuments } from '../../knowledge/list-documents.ts'
import { searchKnowledge } from '../../knowledge/search-knowledge.ts'
import { uploadDocument } from '../../knowledge/upload-document.ts'
import { type Route, route } from '../route.ts'

/** The knowledge base: add, list, read, search, change, delete. */
export const knowledgeRoutes: readonly Route[] = [
  route(uploadDocumentOperation, async (ctx, { body }, facts) => ({
    status: 200,
    body: await uploadDocument(ctx, body, facts.signal),
  })),
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
