import type { Voice } from '../engines/writer/writer.ts'
import { nearestName } from '../text/nearest-name.ts'
import { personas } from './personas.ts'
import { wordsOf } from './words-of.ts'

export type ChosenVoice = {
  /** The persona's own, or the nearest of ours to its description; `plain` when none is near. */
  voice: Voice
  /** The persona as the caller described it; null when it named one of ours or none. */
  voiceDescription: string | null
  /** False when the caller said nothing of a voice: how the company sounds then counts alone. */
  isVoiceAsked: boolean
}

/** Beginnings of words by which people ask for a voice, in the languages that share them. */
const stemsOf: Readonly<Record<Voice['slug'], readonly string[]>> = {
  plain: ['plain', 'simpl', 'sober', 'neutr', 'concis', 'brief', 'clear', 'sachlic', 'schlich'],
  analyst: [
    'analy',
    'figur',
    'number',
    'data',
    'statist',
    'econom',
    'financ',
    'resear',
    'scient',
    'compar',
    'investor',
  ],
  teacher: [
    'teach',
    'explain',
    'beginn',
    'learn',
    'educat',
    'profes',
    'tutor',
    'patien',
    'coach',
    'mentor',
    'guide',
    'lehr',
    'step',
  ],
  advocate: [
    'advoca',
    'persua',
    'market',
    'sales',
    'convinc',
    'passion',
    'warm',
    'friend',
    'enthus',
    'inspir',
    'activis',
    'founder',
  ],
  reporter: ['report', 'journal', 'news', 'editor', 'press', 'magaz', 'correspond', 'redak'],
  engineer: [
    'engin',
    'techni',
    'develop',
    'archit',
    'build',
    'install',
    'mechan',
    'program',
    'ingen',
    'trade',
    'craft',
  ],
}

/** The voice for a persona: a built-in one by its slug or name, else a description in the caller's own words. */
export function chooseVoice(persona: string | undefined): ChosenVoice {
  const asked = persona?.trim() ?? ''
  if (asked === '') return { voice: { slug: 'plain' }, voiceDescription: null, isVoiceAsked: false }
  const known = personas.find(
    ({ slug, name }) => [slug, name].includes(asked) || slug === asked.toLowerCase(),
  )
  if (known) return { voice: { slug: known.slug }, voiceDescription: null, isVoiceAsked: true }
  return { voice: { slug: nearestVoice(asked) }, voiceDescription: asked, isVoiceAsked: true }
}

function nearestVoice(description: string): Voice['slug'] {
  const words = wordsOf(description)
  const nearness = personas.map(({ slug }) => ({
    slug,
    hits: words.filter((word) => stemsOf[slug].some((stem) => word.startsWith(stem))).length,
  }))
  const [best] = nearness.filter(({ hits }) => hits > 0).sort((one, other) => other.hits - one.hits)
  return best?.slug ?? 'plain'
}

/** Of a persona that is one word and nearly the slug of a voice; else undefined. A description has several words. */
export function personaTypo(persona: string | undefined): string | undefined {
  const { voiceDescription } = chooseVoice(persona)
  if (voiceDescription === null || /\s/.test(voiceDescription)) return undefined
  const meant = nearestName(
    voiceDescription,
    personas.map(({ slug }) => slug),
  )
  return (
    meant &&
    `“${voiceDescription}” is none of the voices and is read as a description. Did you mean ${meant}?`
  )
}

/** The voice that replaces a described persona if no model can follow the description; else empty. */
export function voiceMessage({
  voice,
  voiceDescription,
}: Pick<ChosenVoice, 'voice' | 'voiceDescription'>): string {
  if (voiceDescription === null) return ''
  const name = personas.find(({ slug }) => slug === voice.slug)?.name ?? 'Plain'
  return `Without a model no persona can be followed: it is arranged in the voice ${name}, the nearest to “${voiceDescription}”.`
}
