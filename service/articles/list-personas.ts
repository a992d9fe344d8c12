import type { PersonaList } from '#contract/settings.ts'
import { personas } from './personas.ts'

/** The desk's own voices; no living person is imitated. */
export function listPersonas(): PersonaList {
  return { personas: [...personas] }
}
