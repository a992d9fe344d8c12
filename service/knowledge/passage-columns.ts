import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'

/** What a passage is shown and weighed by. */
export const passageColumns = {
  chunkId: knowledgeChunks.id,
  position: knowledgeChunks.position,
  text: knowledgeChunks.text,
  headingPath: knowledgeChunks.headingPath,
  documentId: knowledgeDocuments.id,
  title: knowledgeDocuments.title,
  sourceUrl: knowledgeDocuments.sourceUrl,
  language: knowledgeDocuments.language,
  role: knowledgeDocuments.role,
  documentTokens: knowledgeDocuments.tokenCount,
}
