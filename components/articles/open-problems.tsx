'use client'
import { Button } from '#components/ui/button.tsx'
import type { ArticleProblem } from '#contract/articles.ts'
import { claimDifference } from './claim-difference.ts'
import { useClaimSelection } from './claim-selection.tsx'
import type { SourceLedger, StatementClaims } from './source-passages.ts'

/** Statements whose source says something else, and those without one. */
export type OpenStatements = Pick<SourceLedger, 'contradicted' | 'unsupported'>

export type OpenProblemsProps = {
  problems: readonly ArticleProblem[]
  /** The statements that they are about, each of which can be shown; absent where there is no text to show them in. */
  statements?: OpenStatements | undefined
  /** Whether the way to a statement is the next step here. */
  isNextStep?: boolean
  /** Whether the first line stands below the title of a notice that has no button beside it. */
  isBesideTitle?: boolean
  /** A statement is about to be shown. */
  onShow?: (() => void) | undefined
}

/** What speaks against a text, one line each, with the way to the statement; what is done about it is done beside the text. */
export function OpenProblems({
  problems,
  statements,
  isNextStep = false,
  isBesideTitle = false,
  onShow,
}: OpenProblemsProps) {
  const { select } = useClaimSelection()
  const nextAt = isNextStep ? problems.findIndex(({ code }) => statementsOf(code, statements).length > 0) : -1
  return (
    <ul className="grid gap-2.5">
      {problems.map(({ code, message }, index) => {
        const about = statementsOf(code, statements)
        const [first] = about
        return (
          <li key={code} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <span className="wrap-anywhere min-w-0 flex-[1_1_16rem]">
              {message}
              {about.length === 1 && first && sourceWords(first)}
            </span>
            {first && (
              <Button
                size="sm"
                // Beside the title of the notice, too.
                className={index === 0 && isBesideTitle ? 'sm:-mt-4' : 'sm:-my-1'}
                variant={index === nextAt ? 'primary' : 'secondary'}
                onClick={() => {
                  onShow?.()
                  select({ claimId: first.claim.id, from: 'problems' })
                }}
              >
                {about.length === 1 ? 'Go to statement' : 'Go to statements'}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function statementsOf(code: string, statements: OpenStatements | undefined): readonly StatementClaims[] {
  if (code === 'contradicted_facts') return statements?.contradicted ?? []
  return code === 'unsupported_facts' ? (statements?.unsupported ?? []) : []
}

function sourceWords({ claim }: StatementClaims): string {
  const instead = claimDifference(claim)?.instead
  return instead ? ` The source says ${instead.source}.` : ''
}
