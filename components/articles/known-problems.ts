import type { Article, ArticleProblem } from '#contract/articles.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { OpenStatements } from './open-problems.tsx'
import type { StatementClaims } from './source-passages.ts'

const maxExampleCharacters = 140

/** What the service says speaks against a text; of a server that says nothing of that, the open statements are counted. */
export function knownProblems(
  { problems = [] }: Pick<Article, 'problems'>,
  { contradicted, unsupported }: OpenStatements,
): readonly ArticleProblem[] {
  if (problems.length > 0) return problems
  return [
    ...counted('contradicted_facts', contradicted, [
      'A statement says something else than its source',
      'statements say something else than their sources',
    ]),
    ...counted('unsupported_facts', unsupported, [
      'No source supports a statement',
      'statements are supported by no source',
    ]),
  ]
}

function counted(
  code: string,
  statements: readonly StatementClaims[],
  [one, many]: readonly [string, string],
): ArticleProblem[] {
  const [first] = statements
  if (!first) return []
  const example = `“${cutAtWord(first.claim.text, maxExampleCharacters)}”`
  const message =
    statements.length === 1
      ? `${one}: ${example}`
      : `${formatNumber(statements.length)} ${many}, for example ${example}`
  return [{ code, message }]
}
