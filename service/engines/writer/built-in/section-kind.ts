import type { Voice } from '../writer.ts'
import type { SectionKind } from './lexicon/lexicon.ts'

const SENSIBLE: (SectionKind | null)[] = ['definition', 'why', null, 'how', 'example', 'compare', 'limits']
const ORDERS: Record<Voice['slug'], (SectionKind | null)[]> = {
  plain: SENSIBLE,
  analyst: ['definition', 'compare', 'why', null, 'limits', 'how', 'example'],
  teacher: ['definition', 'how', 'example', null, 'why', 'compare', 'limits'],
  advocate: ['why', 'definition', 'compare', null, 'limits', 'example', 'how'],
  reporter: [null, 'compare', 'why', 'definition', 'limits', 'how', 'example'],
  engineer: ['definition', 'how', 'limits', null, 'compare', 'example', 'why'],
}

/** Where a kind of section stands in a voice's order of argument; lower is earlier. */
export function rankKind(kind: SectionKind | null, voice: Voice['slug']): number {
  return ORDERS[voice].indexOf(kind)
}
