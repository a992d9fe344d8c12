import { Notice } from '#components/ui/notice.tsx'
import type { ArticleProblem } from '#contract/articles.ts'
import { Contradictions } from './contradictions.tsx'
import type { StatementClaims } from './source-passages.ts'

export type OpenProblemsProps = {
  problems: readonly ArticleProblem[]
  /** Statements whose source says something else, which can be corrected from here. */
  contradicted?: readonly StatementClaims[]
  /** A statement is about to be shown where it is edited. */
  onEdit?: () => void
}

/** What speaks against a text, before it becomes public. */
export function OpenProblems({ problems, contradicted = [], onEdit }: OpenProblemsProps) {
  return (
    <Notice tone={contradicted.length > 0 ? 'bad' : 'warn'} title="Before you publish">
      <ul className="grid gap-2">
        {problems.map(({ code, message }) => (
          <li key={code} className="wrap-anywhere">
            {code === 'contradicted_facts' && contradicted.length > 0 ? (
              <Contradictions contradicted={contradicted} onEdit={onEdit} />
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
