import { Button } from '#components/ui/button.tsx'
import type { SessionTopic } from '#contract/sessions.ts'
import { formatCount } from '#lib/format-number.ts'
import { topicName } from './topic-name.ts'

export type ExcludedTopicsProps = {
  topics: readonly SessionTopic[]
  /** Left out where nothing can be changed. */
  onRestore?: (topic: SessionTopic) => void
}

/** Topics that are not going to be written: vetoed, or failed twice. */
export function ExcludedTopics({ topics, onRestore }: ExcludedTopicsProps) {
  const leftOut = topics.filter(({ status }) => status === 'vetoed' || status === 'failed')
  if (leftOut.length === 0) return null
  return (
    <details className="border-rule border-t">
      <summary className="cursor-pointer px-4 py-2.5 text-ink-soft text-sm hover:bg-hover">
        {formatCount(leftOut.length, 'topic', 'topics')} skipped
      </summary>
      <ul>
        {leftOut.map((topic) => (
          <li
            key={topic.id}
            className="flex items-center gap-3 border-rule/70 border-t px-4 py-2 text-ink-soft text-sm"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{topicName(topic)}</bdi>
              <span className="block text-ink-faint text-xs">
                {topic.status === 'vetoed' ? 'Skipped' : 'Failed twice'}
              </span>
            </span>
            {onRestore && (
              <Button size="sm" aria-label={`Restore: ${topicName(topic)}`} onClick={() => onRestore(topic)}>
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
