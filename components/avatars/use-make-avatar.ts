'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { CreateAvatarInput } from '#contract/avatars.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { type CreatedAvatar, justMade, type ShownAvatar } from './shown-avatar.ts'
import { useSavedAvatars } from './use-kept-avatars.ts'

export type CreateAvatar = (input: unknown, idempotencyKey: string) => Promise<ActionResult<CreatedAvatar>>

/** Makes portraits, one at a time, and remembers the last one. */
export function useMakeAvatar(create: CreateAvatar, { listed }: { listed: boolean }) {
  const queryClient = useQueryClient()
  const { remember } = useSavedAvatars()
  const [made, setMade] = useState<ShownAvatar>()
  const [making, setMaking] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const { keyFor, settle } = useRequestKey(`avatar.${useCurrentAgent()}`)

  const make = async (input: CreateAvatarInput): Promise<ShownAvatar | undefined> => {
    setProblem(undefined)
    setMaking(true)
    const result = await create(input, keyFor(input))
    setMaking(false)
    if (!result.ok) {
      setProblem(result.problem)
      return undefined
    }
    // Made: the same choices, sent again, are another portrait.
    settle()
    const avatar = justMade(result.data, input, new Date().toISOString())
    setMade(avatar)
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    if (listed) queryClient.invalidateQueries({ queryKey: operationKey('listAvatars') })
    else remember(avatar)
    return avatar
  }
  return { make, made, making, problem }
}
