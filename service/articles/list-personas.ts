import type { PersonaList } from '#contract/settings.ts'
import { personas } from './personas.ts'

/** The built-in voices; none imitates a living person. */
export function listPersonas(): PersonaList {
  return { personas: [...personas] }
}
