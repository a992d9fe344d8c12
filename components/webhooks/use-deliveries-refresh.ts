'use client'
import { useQueryClient } from '@tanstack/react-query'
import { deadLettersQuery } from '#lib/queries/dead-letters.ts'
import { deliveriesKey, webhooksQuery } from '#lib/queries/webhooks.ts'

/** After something was sent again: asks anew for all that shows it, and polls at the first pace again. */
export function useDeliveriesRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => {
    for (const query of queryClient.getQueryCache().findAll({ queryKey: deliveriesKey })) {
      query.setState({ dataUpdateCount: 0, errorUpdateCount: 0 })
    }
    return Promise.all(
      [deliveriesKey, deadLettersQuery.queryKey, webhooksQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
}
