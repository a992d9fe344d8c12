'use server'
import { revalidatePath } from 'next/cache'
import { addTrackedSite, deleteTrackedSite, type TrackedSite } from '#contract/results.ts'
import {
  connectSearchConsole,
  disconnectSearchConsole,
  type ImportedSearchFigures,
  importSearchFigures,
  requestSearchConsent,
  type SearchConsentRequest,
  type SearchConsole,
} from '#contract/search-console.ts'
import { type Settings, updateSettings } from '#contract/settings.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function saveCountingAction(results: unknown): Promise<ActionResult<Settings>> {
  return shownAgain(await runOperation(updateSettings, { body: { results } }))
}

export async function addTrackedSiteAction(host: string): Promise<ActionResult<TrackedSite>> {
  return shownAgain(await runOperation(addTrackedSite, { body: { host } }))
}

export async function deleteTrackedSiteAction(id: string): Promise<ActionResult> {
  return shownAgain(await runOperation(deleteTrackedSite, { params: { id } }))
}

export async function connectSearchConsoleAction(input: unknown): Promise<ActionResult<SearchConsole>> {
  return shownAgain(await runOperation(connectSearchConsole, { body: input }))
}

export async function requestSearchConsentAction(
  property: string,
): Promise<ActionResult<SearchConsentRequest>> {
  return runOperation(requestSearchConsent, { body: { property } })
}

export async function disconnectSearchConsoleAction(): Promise<ActionResult> {
  return shownAgain(await runOperation(disconnectSearchConsole, {}))
}

export async function importSearchFiguresAction(file: string): Promise<ActionResult<ImportedSearchFigures>> {
  return shownAgain(await runOperation(importSearchFigures, { body: { file } }))
}

function shownAgain<T>(result: ActionResult<T>): ActionResult<T> {
  if (result.ok) revalidatePath('/settings/results')
  return result
}
