import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { FurnitureWords } from './furniture-words.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

const spaced: readonly FurnitureWords[] = [en, de, fr, es, it, pt, nl]
const unspaced: readonly FurnitureWords[] = [ja, zh]

/** One part of all languages as alternatives: pages mix languages, and words of a script without spaces have no edges. */
export function furniture(part: keyof FurnitureWords): { spaced: string; unspaced: string } {
  const join = (words: readonly FurnitureWords[]) => words.map((one) => one[part]).join('|')
  return { spaced: join(spaced), unspaced: join(unspaced) }
}
