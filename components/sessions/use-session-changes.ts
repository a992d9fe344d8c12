'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import type { ChangeSessionInput, SessionDetail, SessionTopic } from '#contract/sessions.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { ChangeSession } from './session-actions.ts'
import { sessionRequest } from './sessions-href.ts'
import { queuedTopics } from './topic-order.ts'

/** A few presses in a row are one order. */
const orderPauseMs = 700
const maxIds = 200

export type SessionChanges = ReturnType<typeof useSessionChanges>

/** Changes a session: what can be shown at once is shown at once, and put right when the service refuses. */
export function useSessionChanges(id: string, runsOffset: number, change: ChangeSession) {
  const client = useQueryClient()
  const { queryKey } = operationQuery('getSession', sessionRequest(id, runsOffset))
  const [pending, setPending] = useState<ChangeSessionInput['action']>()
  const [problem, setProblem] = useState<Problem>()
  const runKey = useRef<string>(undefined)
  const orderTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refresh = async (runs: boolean) => {
    await Promise.all(
      [operationKey('getSession'), operationKey('listSessions')].map((each) =>
        client.invalidateQueries({ queryKey: each }),
      ),
    )
    if (runs) client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
  }
  const show = (topics: (topics: SessionTopic[]) => SessionTopic[]) => {
    void client.cancelQueries({ queryKey })
    client.setQueryData<SessionDetail>(
      queryKey,
      (session) => session && { ...session, topics: topics(session.topics) },
    )
  }

  /** Asks the service, and answers whether it did it. */
  const send = async (input: ChangeSessionInput): Promise<SessionDetail | undefined> => {
    setPending(input.action)
    setProblem(undefined)
    // A lost answer and another press are one run.
    if (input.action === 'run_now') runKey.current ??= crypto.randomUUID()
    const result = await change(id, input, input.action === 'run_now' ? runKey.current : undefined)
    setPending(undefined)
    if (!result.ok) {
      setProblem(result.problem)
      await refresh(false)
      return undefined
    }
    runKey.current = undefined
    if (runsOffset === 0) client.setQueryData(queryKey, result.data)
    else await refresh(false)
    client.invalidateQueries({ queryKey: operationKey('listSessions') })
    if (input.action === 'run_now' || input.action === 'resume')
      client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    return result.data
  }

  /** Of changes to topics: shown before they are sent, quiet when they work. */
  const sendQuietly = async (input: ChangeSessionInput): Promise<boolean> => {
    const result = await change(id, input)
    if (!result.ok) {
      toast.failed("Couldn't save that.", { description: result.problem.message })
      await refresh(false)
    }
    return result.ok
  }

  const sendOrder = () => {
    clearTimeout(orderTimer.current)
    orderTimer.current = setTimeout(() => {
      const topics = queuedTopics(client.getQueryData<SessionDetail>(queryKey)?.topics ?? [])
      void sendQuietly({ action: 'reorder', topic_ids: topics.slice(0, maxIds).map((topic) => topic.id) })
    }, orderPauseMs)
  }

  return { pending, problem, send, show, sendQuietly, sendOrder }
}
