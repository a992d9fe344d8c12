import { ProgressBar } from '#components/ui/progress-bar.tsx'
import type { Article } from '#contract/articles.ts'
import { stageLabel } from './article-status.ts'

/** In a row: where an article that is under way stands. */
export function ArticleStage({ article }: { article: Article }) {
  const percent = article.status === 'publishing' ? undefined : article.progress?.percent
  const label = stageLabel(article)
  return (
    <span className="grid w-36 gap-1">
      <span className="flex justify-between gap-2 text-ink text-xs">
        <span className="truncate">{label}</span>
        {percent !== undefined && <span className="text-ink-faint">{Math.round(percent)}%</span>}
      </span>
      <ProgressBar thin percent={percent} label={label} />
    </span>
  )
}
