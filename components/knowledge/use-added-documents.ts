'use client'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import type { KnowledgeDocument, UploadedDocument } from '#contract/knowledge.ts'
import { parseDocuments, withDocument } from './added-documents.ts'

const none: readonly KnowledgeDocument[] = []
const store = browserStore<readonly KnowledgeDocument[]>(parseDocuments)

/** What this agent added in this browser, newest first: the list to fall back to where a server has none. */
export function useAddedDocuments() {
  const name = `masthead.documents.${useCurrentAgent()}`
  return {
    documents: useBrowserStore(store, name) ?? none,
    remember(document: UploadedDocument) {
      const added = { created_at: new Date().toISOString(), ...document }
      store.write(name, withDocument(store.read(name), added))
    },
    forget(id: string) {
      const others = store.read(name).filter((document) => document.id !== id)
      store.write(name, others)
    },
  }
}
