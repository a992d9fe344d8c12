'use client'
import { useState } from 'react'
import type { DocumentRole } from '#contract/knowledge.ts'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { sendDocument } from '#lib/queries/knowledge.ts'
import { readChosenFile } from './read-chosen-file.ts'
import { UnreadableFile } from './read-text-file.ts'
import {
  concernsOneDocument,
  isReady,
  type ReadyItem,
  type UploadItem,
  type UploadState,
} from './upload-item.ts'
import { useDocumentAdded } from './use-document-added.ts'

/** The files that were chosen, each with its own state: read at once, sent one after the other when told to. */
export function useUploadQueue() {
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [role, setRole] = useState<DocumentRole>('facts')
  const documentAdded = useDocumentAdded()

  const change = (id: string, members: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...members } : item)))
  const move = (id: string, state: UploadState) => change(id, { state })

  const choose = async (files: readonly File[]) => {
    const chosen = files.map((file) => ({ file, id: crypto.randomUUID() }))
    setItems((all) => [
      ...all,
      ...chosen.map(
        ({ file, id }): UploadItem => ({
          id,
          fileName: file.name,
          title: file.name,
          state: { step: 'reading' },
        }),
      ),
    ])
    // One after the other: a hundred files at once would keep the page from answering.
    for (const { file, id } of chosen) {
      try {
        const { title, text, characters } = await readChosenFile(file)
        change(id, { title, state: { step: 'ready', text, characters } })
      } catch (error) {
        const message = error instanceof UnreadableFile ? error.message : "Couldn't read the file."
        move(id, { step: 'unreadable', message })
      }
    }
  }

  /** Answers what stops the round, if anything does. */
  const sendOne = async ({ id, title, fileName, state }: ReadyItem): Promise<Problem | undefined> => {
    const { text, characters } = state
    move(id, { step: 'sending', text, characters })
    try {
      const input = {
        source_type: 'upload' as const,
        title,
        content: text,
        source_name: fileName.slice(0, 300),
        ...(role !== 'facts' && { role }),
      }
      const outcome = await sendDocument(input, id)
      if ('document' in outcome) {
        documentAdded(outcome.document)
        move(id, { step: 'added', document: outcome.document })
      } else move(id, { step: 'duplicate', documentId: outcome.duplicateOf })
      return undefined
    } catch (error) {
      const failure = problemOf(error)
      const isOwn = concernsOneDocument(failure)
      move(id, { step: 'ready', text, characters, ...(isOwn && { problem: failure }) })
      return isOwn ? undefined : failure
    }
  }

  const send = async () => {
    setSending(true)
    setProblem(undefined)
    for (const item of items.filter(isReady)) {
      const stoppedBy = await sendOne(item)
      setProblem(stoppedBy)
      if (stoppedBy) break
    }
    setSending(false)
  }

  return {
    items,
    isSending,
    problem,
    role,
    setRole,
    choose,
    send,
    rename: (id: string, title: string) => change(id, { title }),
    remove: (id: string) => setItems((all) => all.filter((item) => item.id !== id)),
  }
}
