import { Notice } from '#components/ui/notice.tsx'
import type { ArticleProblem } from '#contract/articles.ts'

/** What speaks against a text, before it becomes public. */
export function OpenProblems({ problems }: { problems: readonly ArticleProblem[] }) {
  return (
    <Notice tone="warn" title="Before you publish">
      <ul className="grid list-disc gap-1 pl-4">
        {problems.map(({ code, message }) => (
          <li key={code} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
