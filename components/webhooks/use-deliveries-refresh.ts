'use client'
import { useQueryClient } from '@tanstack/react-query'
import { deliveryKeys } from '#lib/queries/deliveries.ts'

/** After something was sent again: asks anew for all that shows it, and polls at the first pace again. */
export function useDeliveriesRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of deliveryKeys) {
      for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
        query.setState({ dataUpdateCount: 0, errorUpdateCount: 0 })
      }
    }
    return Promise.all(deliveryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
