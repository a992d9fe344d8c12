import type { ErrorDetail } from '#contract/errors.ts'
import type { CreateSessionInput } from '#contract/sessions.ts'
import { refusedLanguage } from '../articles/article-languages.ts'
import type { AgentContext } from '../core/context.ts'
import { refused } from '../core/errors.ts'
import { findWriterName } from '../models/find-writer-name.ts'

/**
 * Rejects options with which no run could succeed; estimates use it too.
 * @throws {ServiceError} `invalid` with one detail for each invalid field
 */
export async function checkSessionOptions(ctx: AgentContext, input: CreateSessionInput): Promise<void> {
  const writer = await findWriterName(ctx)
  const details: ErrorDetail[] = []
  const refuse = (path: string, message: string | undefined) => {
    if (message !== undefined) details.push({ path, message })
  }
  const empty = (text: string) => (text.trim() === '' ? 'Must not be blank.' : undefined)
  for (const [place, category] of input.categories.entries()) refuse(`categories.${place}`, empty(category))
  for (const [place, problem] of (input.problems ?? []).entries()) refuse(`problems.${place}`, empty(problem))
  for (const [place, language] of input.languages.entries())
    refuse(`languages.${place}`, refusedLanguage(language, writer))
  if (details.length > 0) throw refused(details)
}
