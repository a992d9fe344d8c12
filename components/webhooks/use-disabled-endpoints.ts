'use client'
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#lib/queries/operation-query.ts'

/** The endpoints that have to be enabled before anything is sent to them. */
export function useDisabledEndpoints(): ReadonlySet<string> {
  const { data } = useQuery(operationQuery('listWebhooks'))
  return new Set((data?.webhooks ?? []).flatMap(({ id, is_active: isActive }) => (isActive ? [] : [id])))
}
