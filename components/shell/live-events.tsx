'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readsAfter } from '#lib/queries/event-reads.ts'
import { followEvents } from '#lib/queries/follow-events.ts'
import { operationKey } from '#lib/queries/operation-query.ts'

/** Reads again what an event changed, at once; where the server sends none, the pages go on asking by themselves. */
export function LiveEvents() {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      followEvents((type) => {
        for (const name of readsAfter(type)) {
          void queryClient.invalidateQueries({ queryKey: operationKey(name) })
        }
      }),
    [queryClient],
  )
  return null
}
