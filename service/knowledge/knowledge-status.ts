import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countDocuments } from './count-documents.ts'

export const knowledgeStatus: StatusPart = async (ctx) => {
  const documents = await countDocuments(ctx)
  return {
    area: {
      step: 3,
      id: 'knowledge',
      title: 'Knowledge',
      ready: documents > 0,
      detail:
        documents > 0
          ? countInWords(documents, 'document', 'documents')
          : 'No documents yet. Articles are based on what you add.',
      path: '/knowledge',
    },
    actions: [
      documents === 0 && {
        id: 'add_document',
        operation: 'uploadDocument',
        priority: 5,
        title: 'Add your first document',
        detail: 'Articles get better the more you add about your product.',
        path: '/knowledge',
      },
    ],
  }
}
