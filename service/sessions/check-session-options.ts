import type { ErrorDetail } from '#contract/errors.ts'
import type { CreateSessionInput } from '#contract/sessions.ts'
import { refusedLanguage } from '../articles/article-languages.ts'
import { refused } from '../errors.ts'

/**
 * Refuses up front what no run could do; also what an estimate checks.
 * @throws {ServiceError} `invalid` with one detail for each refused member
 */
export function checkSessionOptions(
  ctx: { engines: { writer: { name: string } } },
  input: CreateSessionInput,
): void {
  const details: ErrorDetail[] = []
  const refuse = (path: string, message: string | undefined) => {
    if (message !== undefined) details.push({ path, message })
  }
  const empty = (text: string) => (text.trim() === '' ? 'Must say something.' : undefined)
  for (const [place, category] of input.categories.entries()) refuse(`categories.${place}`, empty(category))
  for (const [place, problem] of (input.problems ?? []).entries()) refuse(`problems.${place}`, empty(problem))
  for (const [place, language] of input.languages.entries())
    refuse(`languages.${place}`, refusedLanguage(language, ctx.engines.writer.name))
  if (details.length > 0) throw refused(details)
}
