'use server'
import {
  type CompanyProfileSuggestion,
  type Settings,
  suggestCompanyProfile,
  updateSettings,
} from '#contract/settings.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function saveCompanyAction(input: unknown): Promise<ActionResult<Settings>> {
  return runOperation(updateSettings, { body: input })
}

export async function suggestCompanyAction(input: unknown): Promise<ActionResult<CompanyProfileSuggestion>> {
  return runOperation(suggestCompanyProfile, { body: input })
}
