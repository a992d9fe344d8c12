'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { toast } from '#components/ui/toast.ts'
import { isTyping } from '#components/ui/typing.ts'
import type { SessionDetail, SessionTopic } from '#contract/sessions.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { AddTopicForm } from './add-topic-form.tsx'
import { ExcludedTopics } from './excluded-topics.tsx'
import { plannedAt } from './planned-runs.ts'
import { TopicHandle } from './topic-handle.tsx'
import { TopicItem } from './topic-item.tsx'
import { topicName } from './topic-name.ts'
import { queuedTopics, withMoved, withStatus } from './topic-order.ts'
import type { SessionChanges } from './use-session-changes.ts'
import { useTopicDrag } from './use-topic-drag.ts'

/** So that the runs below are in sight. */
const shownAtFirst = 7

export type TopicQueueProps = { session: SessionDetail; changes: SessionChanges }

/** What will be written, in this order: carried or moved by keys and buttons, vetoed with a way back. */
export function TopicQueue({ session, changes }: TopicQueueProps) {
  const [showsAll, setShowsAll] = useState(false)
  const queued = queuedTopics(session.topics)
  const writing = session.topics.filter(({ status }) => status === 'writing')
  const shown = showsAll ? queued : queued.slice(0, shownAtFirst)
  const isOver = session.status === 'stopped'

  const { moved, move, veto, restore, activeId } = useTopicMoves({ queued, shown, isOver, changes })
  const {
    drag,
    start,
    move: carry,
    end,
    cancel,
  } = useTopicDrag((id, by) => {
    const topic = queued.find((one) => one.id === id)
    if (topic) move(topic, by)
  })
  const dragOf = (id: string, at: number) => {
    if (!drag) return undefined
    if (id === drag.id) return 'carried'
    if (at !== drag.to || drag.to === drag.from) return undefined
    return drag.to < drag.from ? 'before' : 'behind'
  }

  return (
    <Panel title="Topics" flush aside={formatCount(queued.length, 'topic queued', 'topics queued')}>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
      {!isOver && (
        <div className="border-rule border-b px-4 py-3">
          <AddTopicForm changes={changes} />
        </div>
      )}
      {writing.length > 0 && (
        <ul aria-label="Writing">
          {writing.map((topic) => (
            <TopicItem key={topic.id} topic={topic} place="now" />
          ))}
        </ul>
      )}
      {queued.length === 0 && writing.length === 0 ? (
        <EmptyState dense title="No topics queued">
          {isOver ? 'Session stopped' : 'Add a topic or a document to continue.'}
        </EmptyState>
      ) : (
        <ol aria-label="Queued topics">
          {shown.map((topic, at) => (
            <TopicItem
              key={topic.id}
              topic={topic}
              place={at + 1}
              active={topic.id === activeId}
              at={plannedAt(session, at)}
              drag={dragOf(topic.id, at)}
              {...(!isOver && {
                handle: (
                  <TopicHandle
                    title={topicName(topic)}
                    onStart={(event) => start(event, topic.id, at)}
                    onMove={carry}
                    onEnd={end}
                    onCancel={cancel}
                    onStep={(by) => move(topic, by)}
                  />
                ),
                onMove: (by: number | 'front') => move(topic, by),
                onVeto: () => veto(topic),
                isLast: at === queued.length - 1,
              })}
            />
          ))}
        </ol>
      )}
      {queued.length > shownAtFirst && (
        <div className="border-rule border-t px-4 py-2">
          <Button variant="quiet" size="sm" className="-ml-2" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show next only' : `Show all ${formatNumber(queued.length)}`}
          </Button>
        </div>
      )}
      <ExcludedTopics topics={session.topics} onRestore={isOver ? undefined : restore} />
    </Panel>
  )
}

type TopicMovesOptions = {
  queued: readonly SessionTopic[]
  shown: readonly SessionTopic[]
  isOver: boolean
  changes: SessionChanges
}

/** Moves, vetoes and restores topics, by buttons and by keys; `moved` tells a screen reader where one is now. */
function useTopicMoves({ queued, shown, isOver, changes }: TopicMovesOptions) {
  const [moved, setMoved] = useState('')
  const move = (topic: SessionTopic, by: number | 'front') => {
    if (isOver) return
    changes.show((topics) => {
      const next = withMoved(topics, topic.id, by)
      const place = queuedTopics(next).findIndex(({ id }) => id === topic.id)
      setMoved(`${topicName(topic)} is now number ${place + 1} of ${queued.length}.`)
      return next
    })
    changes.sendOrder()
  }
  const restore = (topic: SessionTopic) => {
    changes.show((topics) => withStatus(topics, topic.id, 'queued'))
    void changes.sendQuietly({ action: 'restore', topic_id: topic.id })
  }
  const veto = (topic: SessionTopic) => {
    if (isOver) return
    changes.show((topics) => withStatus(topics, topic.id, 'vetoed'))
    void changes.sendQuietly({ action: 'veto', topic_id: topic.id })
    toast.note('Topic skipped', {
      description: topicName(topic),
      action: { label: 'Undo', onClick: () => restore(topic) },
    })
  }
  const find = (id: string) => queued.find((topic) => topic.id === id)
  const activeId = useListKeyboard({
    ids: shown.map(({ id }) => id),
    onOpen: (id) => document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(id)}"] a`)?.click(),
    onToggle: (id) => {
      const topic = find(id)
      if (topic) veto(topic)
    },
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const topic = activeId === undefined ? undefined : find(activeId)
    if (!topic || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'J') move(topic, 1)
    else if (event.key === 'K') move(topic, -1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { moved, move, veto, restore, activeId }
}
