import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countDocuments } from './count-documents.ts'

export const knowledgeStatus: StatusPart = async (ctx) => {
  const documents = await countDocuments(ctx)
  return {
    area: {
      step: 2,
      id: 'knowledge',
      title: 'Knowledge',
      ready: documents > 0,
      detail:
        documents > 0
          ? countInWords(documents, 'document', 'documents')
          : 'No document yet: articles rest on what you add.',
      path: '/knowledge',
    },
    actions: [
      documents === 0 && {
        id: 'add_document',
        priority: 5,
        title: 'Add a first document',
        detail: 'What you know about your product makes every article better.',
        path: '/knowledge',
      },
    ],
  }
}
