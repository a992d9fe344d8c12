'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { Problem } from '#lib/action-result.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { checkSocialPreview, checkStructuredData } from '#lib/queries/page-tools.ts'
import { useSavedChecks } from './use-saved-checks.ts'

export type ChosenTools = { structuredData: boolean; socialPreview: boolean }
export type CheckProblems = { structuredData?: Problem; socialPreview?: Problem }

/**
 * Runs the chosen checks of a page at once. What one of them finds is kept even when the other one fails; the same
 * request keeps its keys until it succeeds, so that a lost answer is not paid for twice.
 */
export function usePageCheck() {
  const queryClient = useQueryClient()
  const { remember } = useSavedChecks()
  const [running, setRunning] = useState<string>()
  const [problems, setProblems] = useState<CheckProblems>({})
  const structuredDataKey = useRequestKey()
  const socialPreviewKey = useRequestKey()

  const run = async (url: string, tools: ChosenTools): Promise<boolean> => {
    setRunning(url)
    setProblems({})
    const [structuredData, socialPreview] = await Promise.allSettled([
      tools.structuredData
        ? checkStructuredData({ url, idempotencyKey: structuredDataKey.keyFor(url) })
        : undefined,
      tools.socialPreview
        ? checkSocialPreview({ url, idempotencyKey: socialPreviewKey.keyFor(url) })
        : undefined,
    ])
    const found = {
      ...(structuredData.status === 'fulfilled' &&
        structuredData.value && { structuredData: structuredData.value }),
      ...(socialPreview.status === 'fulfilled' &&
        socialPreview.value && { socialPreview: socialPreview.value }),
    }
    const failed: CheckProblems = {
      ...(structuredData.status === 'rejected' && { structuredData: problemOf(structuredData.reason) }),
      ...(socialPreview.status === 'rejected' && { socialPreview: problemOf(socialPreview.reason) }),
    }
    if (Object.keys(found).length > 0) remember({ url, at: new Date().toISOString(), ...found })
    // Looked at again, the page is another request; a check that failed keeps its key and is tried again.
    if (!failed.structuredData) structuredDataKey.settle()
    if (!failed.socialPreview) socialPreviewKey.settle()
    setProblems(failed)
    setRunning(undefined)
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listPageChecks') })
    return Object.keys(failed).length === 0
  }
  return { run, running, problems }
}
