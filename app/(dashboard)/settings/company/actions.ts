'use server'
import {
  type CompanyProfileSuggestion,
  type Settings,
  SuggestCompanyProfileInput,
  UpdateSettingsInput,
} from '#contract/settings.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { suggestCompanyProfile, updateSettings } from '#lib/agent-api/settings.ts'
import { runActionWith } from '#lib/session-action.ts'

export async function saveCompanyAction(input: unknown): Promise<ActionResult<Settings>> {
  return runActionWith(UpdateSettingsInput, input, (session, body) => updateSettings(session, body))
}

export async function suggestCompanyAction(input: unknown): Promise<ActionResult<CompanyProfileSuggestion>> {
  return runActionWith(SuggestCompanyProfileInput, input, (session, body) =>
    suggestCompanyProfile(session, body),
  )
}
