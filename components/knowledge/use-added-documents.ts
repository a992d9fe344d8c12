'use client'
import { useSyncExternalStore } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import type { KnowledgeDocument, UploadedDocument } from '#contract/knowledge.ts'
import { parseDocuments, withDocument } from './added-documents.ts'

const none: readonly KnowledgeDocument[] = []
const listeners = new Set<() => void>()
// A snapshot must be the same object until it changes, or React would never settle.
let read: { name: string; kept: string | null; documents: readonly KnowledgeDocument[] } | undefined

function documentsAt(name: string): readonly KnowledgeDocument[] {
  const kept = localStorage.getItem(name)
  if (read?.name !== name || read.kept !== kept) {
    read = { name, kept, documents: kept === null ? none : parseDocuments(kept) }
  }
  return read.documents
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What this agent added in this browser, newest first: the list to fall back to where a server has none. */
export function useAddedDocuments() {
  const name = `masthead.documents.${useCurrentAgent()}`
  const documents = useSyncExternalStore(
    subscribe,
    () => documentsAt(name),
    () => none,
  )
  const keep = (next: readonly KnowledgeDocument[]) => {
    localStorage.setItem(name, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  return {
    documents,
    remember: (document: UploadedDocument) =>
      keep(withDocument(documentsAt(name), { created_at: new Date().toISOString(), ...document })),
    forget: (id: string) => keep(documentsAt(name).filter((document) => document.id !== id)),
  }
}
