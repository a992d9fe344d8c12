import 'server-only'
import * as settings from '#contract/settings.ts'
import { type Caller, callOperation } from './client.ts'

/** The voices an article can be written in. */
export async function listPersonas({ key }: Caller): Promise<settings.PersonaList> {
  return (await callOperation(settings.listPersonas, {}, { key })).body
}
