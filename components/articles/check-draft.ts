import { SaveDraftInput } from '#contract/drafts.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'
import { type DraftErrors, type DraftText, draftFieldErrors, saveInput } from './draft-text.ts'

/** Why a text cannot be saved, by field, in the words of the contract; undefined when it can. */
export function checkDraft(text: DraftText): DraftErrors | undefined {
  const parsed = SaveDraftInput.safeParse(saveInput(text, 1))
  return parsed.success ? undefined : draftFieldErrors(messagesByPath(parsed.error))
}
