import type { LeadMagnetKind, Part } from '../lead-magnet-writer.ts'
import { fill } from '../words/find-magnet-words.ts'
import type { MagnetWords } from '../words/magnet-words.ts'

/** Questions and blanks for a topic of which nothing is known: it asks, and states nothing. */
export function composeBlank(kind: LeadMagnetKind, topic: string, words: MagnetWords): Part[] {
  if (kind === 'swipe_file') {
    return Object.values(words.swipe).map(({ heading, when, frames }) => ({
      heading,
      intro: unsourced(when),
      items: [],
      inputs: [],
      outcome: null,
      worksheet: [...frames],
    }))
  }
  return words.blank[kind].map(({ heading, prompts }) => {
    const asked = prompts.map((prompt) => fill(prompt, topic))
    return {
      heading,
      intro: null,
      items: kind === 'checklist' ? asked.map(unsourced) : [],
      inputs: [],
      outcome: null,
      worksheet: kind === 'framework' ? asked : [],
    }
  })
}

function unsourced(text: string) {
  return { text, note: null, template: null, references: [] }
}
