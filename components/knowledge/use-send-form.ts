'use client'
import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { UploadDocumentInput } from '#contract/knowledge.ts'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { sendDocument } from '#lib/queries/knowledge.ts'
import type { UploadOutcome } from '#lib/upload-outcome.ts'
import { useDocumentAdded } from './use-document-added.ts'

/**
 * Sends what a form holds, once for each idempotency key: until it succeeds or is changed, it is the same upload.
 * @param forget called when nothing of what was typed is needed any more
 */
export function useSendForm<T extends UploadDocumentInput>(form: UseFormReturn<T>, forget: () => void) {
  const { keyFor, settle } = useRequestKey()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [outcome, setOutcome] = useState<UploadOutcome>()
  const documentAdded = useDocumentAdded()

  const send = async (input: UploadDocumentInput) => {
    setSending(true)
    setProblem(undefined)
    setOutcome(undefined)
    try {
      const ended = await sendDocument(input, keyFor(input))
      setOutcome(ended)
      if ('document' in ended) {
        documentAdded(ended.document)
        settle()
        form.reset()
        forget()
      }
    } catch (error) {
      const failure = problemOf(error)
      const fieldErrors = failure.kind === 'invalid' ? Object.entries(failure.fieldErrors) : []
      const fields: ReadonlySet<string> = new Set(Object.keys(form.getValues()))
      const isAtFields = fieldErrors.length > 0 && fieldErrors.every(([path]) => fields.has(path))
      setProblem(isAtFields ? undefined : failure)
      for (const [path, message] of fieldErrors) {
        // A path that the form does not have is drawn at no field; the notice tells it.
        form.setError(path as FieldPath<T>, { message })
      }
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, problem, outcome }
}
