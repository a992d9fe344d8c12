import 'server-only'
import { cache } from 'react'
import * as settings from '#contract/settings.ts'
import { type Caller, callOperation } from './client.ts'
import { knownTimeZone } from './known-time-zone.ts'

/** The voices an article can be written in. */
export async function listPersonas({ key }: Caller): Promise<settings.PersonaList> {
  return (await callOperation(settings.listPersonas, {}, { key })).body
}

const readSettings = cache(async (key: string) => {
  const { body } = await callOperation(settings.getSettings, {}, { key })
  return { ...body, targetTimezone: knownTimeZone(body.targetTimezone) }
})

/** The settings of the tenant; asked once within a request. */
export function getSettings({ key }: Caller): Promise<settings.Settings> {
  return readSettings(key)
}

/** Changes what is named and leaves the rest. */
export async function updateSettings(
  { key }: Caller,
  body: settings.UpdateSettingsInput,
): Promise<settings.Settings> {
  return (await callOperation(settings.updateSettings, { body }, { key })).body
}

/** What the company's own site says of it; nothing is saved. Reading takes up to two minutes. */
export async function suggestCompanyProfile(
  { key }: Caller,
  body: settings.SuggestCompanyProfileInput,
): Promise<settings.CompanyProfileSuggestion> {
  const options = { key, timeoutMs: 120_000 }
  return (await callOperation(settings.suggestCompanyProfile, { body }, options)).body
}
