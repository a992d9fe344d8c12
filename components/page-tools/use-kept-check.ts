'use client'
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { checksShown } from './checks-shown.ts'
import { checkedPages, checkOf, newestOf } from './kept-check.ts'
import { useSavedChecks } from './use-saved-checks.ts'

/** The pages that were checked, and what is known of one of them: from the workspace, and from this browser. */
export function useKeptCheck(url: string) {
  const { checks: local, isRead, forget } = useSavedChecks()
  const list = useQuery({ ...operationQuery('listPageChecks', checksShown), retry: false })
  const records = list.data?.checks ?? []
  const { schema, preview } = newestOf(records, url)
  const one = (id: string | undefined) => ({
    ...operationQuery('getPageCheck', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  const schemaCheck = useQuery(one(schema?.id))
  const previewCheck = useQuery(one(preview?.id))
  const own = local.find((check) => check.url === url)
  const kept = checkOf(url, schemaCheck.data, previewCheck.data)
  // The one of this browser has the large images, too; the server's clock is another.
  const isOwnNewest = own && (!kept || Date.parse(own.at) > Date.parse(kept.at) - clockSlackMs)
  return {
    pages: checkedPages(records, local),
    /** Whether it is known which pages were checked. */
    isListed: list.isSuccess || (list.isError && isRead),
    shown: isOwnNewest ? own : kept,
    isReading: schemaCheck.isLoading || previewCheck.isLoading,
    /** Left out where the workspace keeps them: they are everybody's. */
    forget: list.isError ? forget : undefined,
  }
}

const clockSlackMs = 60_000
