import { checkClaims } from '../../claim-check/check-claims.ts'
import { keepReferences } from './cited-sources.ts'
import { type DataBoundary, describeEvidence } from './data-boundary.ts'
import type { Passage } from './evidence-passages.ts'
import type { ModelSession } from './model-session.ts'
import type { Outline, OutlineSection } from './outline.ts'
import { isPlantedInstruction } from './planted-instruction.ts'
import { limitWords, tidySection } from './tidy-section.ts'

export type SectionRequest = {
  session: ModelSession
  instructions: string
  boundary: DataBoundary
  outline: Outline
  section: OutlineSection
  passages: Passage[]
  /** Words that the section should have. */
  words: number
}

/** Writes one section, and once more where it says what the evidence does not. Headed `##`, references to passages; empty when nothing came. */
export async function writeSection(request: SectionRequest): Promise<string> {
  const { session, instructions, boundary, section, words } = request
  const passages = passagesOf(request)
  const given = new Set(passages.map(({ number }) => number))
  const ask = async (prompt: string) => {
    const answer = await session.ask({ instructions, prompt, maxCharacters: words * 20 + 2_000 })
    return keepReferences(limitWords(tidySection(answer, section.heading), Math.round(words * 1.4)), given)
  }
  const prompt = writePrompt(request, passages)
  const first = await ask(prompt)
  const problems = listUnsupported(first, passages)
  if (problems.length === 0) return asSection(section, first)

  const second = await ask(
    [
      prompt,
      'Your last answer is between the next markers.',
      boundary.wrap('ANSWER', first),
      'No passage bears out the following. Remove each, or state it as a passage does and cite that passage. Keep the rest. Answer with the whole section.',
      boundary.wrap('UNSUPPORTED', problems.map((problem) => `- ${problem}`).join('\n')),
    ].join('\n'),
  )
  const isBetter = second !== '' && listUnsupported(second, passages).length < problems.length
  return asSection(section, isBetter ? second : first)
}

function asSection(section: OutlineSection, text: string): string {
  return text === '' ? '' : `## ${section.heading}\n\n${text}`
}

/** Passages that the outline named for the section; all, when it named none. */
function passagesOf({ section, passages }: SectionRequest): Passage[] {
  const named = passages.filter(({ number }) => section.passages.includes(number))
  return named.length > 0 ? named : passages
}

/** What a repair must mend: unsupported facts first, then sentences that rest on nothing. Nothing without evidence. */
function listUnsupported(text: string, passages: Passage[]): string[] {
  if (passages.length === 0) return []
  const evidence = passages
    .filter((passage) => !isPlantedInstruction(passage.text))
    .map(({ number, text: passage, source }) => ({ reference: number, text: `${passage}\n${source.title}` }))
  const claims = checkClaims(text, evidence).filter(({ supported }) => !supported)
  const facts = claims
    .filter(({ kind }) => kind !== 'statement')
    .map(({ kind, text: fact }) => `${kind}: ${fact}`)
  const sentences = claims
    .filter(({ kind }) => kind === 'statement')
    .map(({ text: sentence }) => `sentence: ${sentence}`)
  return [...new Set([...facts, ...sentences])].slice(0, 20)
}

function writePrompt({ outline, section, boundary, words }: SectionRequest, passages: Passage[]): string {
  const plan = {
    title: outline.title,
    sections: outline.sections.map(({ heading }) => heading),
    write_now: { heading: section.heading, brief: section.brief },
  }
  return [
    `Write one section of the article, about ${words} words, without its heading. Sub-headings begin with ###. Do not repeat what other sections are for.`,
    boundary.wrap('PLAN', JSON.stringify(plan)),
    ...(passages.length > 0 ? [boundary.wrap('EVIDENCE', describeEvidence(passages))] : []),
  ].join('\n')
}
