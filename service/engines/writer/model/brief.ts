import type { CompanyProfile } from '#contract/company-profile.ts'
import { listCompanyFacts, listWordRules } from '../../chat-model/describe-company.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { EvidenceSource, Voice, WriteRequest } from '../writer.ts'
import { renderBlock } from './evidence-markdown.ts'
import { describeStyle } from './language-style.ts'
import { nameLanguage } from './name-language.ts'

const voices: Record<Voice['slug'], string> = {
  plain: 'Plain: short sentences, common words, no ornament.',
  analyst: 'Analyst: lead with the finding, compare, weigh what the evidence allows and what it does not.',
  teacher: 'Teacher: explain each idea before using it, go step by step.',
  advocate: 'Advocate: argue for the reader who must decide, strongest reason first, objections answered.',
  reporter:
    'Reporter: who, what, when and where first; attribute everything; no opinion but the closing advice.',
  engineer: 'Engineer: precise terms, how it works, limits and trade-offs.',
}

const maxSampleCharacters = 3_000

export type BriefFacts = {
  request: WriteRequest
  /** Words to ask for. */
  words: number
  /** Numbers of the sources; empty when there are none. */
  sources: number[]
  /** Documents that show how the company sounds. */
  voice: readonly EvidenceSource[]
  today: Date
}

/** What the article is to be: the same bytes at the head of every task of one article. */
export function writeBrief({ request, words, sources, voice, today }: BriefFacts): string {
  const { topic, language, profile } = request
  return [
    '# Brief',
    topic === null
      ? 'Topic: what the sources are about; find the question their readers have.'
      : `Topic: ${JSON.stringify(topic)}`,
    `Language: ${nameLanguage(language)}. Every word of the article is in it, headings included, whatever language sources and brief are in. Translate what sources say; a translated quotation is reported speech without quotation marks.`,
    ...describeStyle(language),
    `Length: about ${words} words from the first line to the last, headings included.`,
    `Today is ${today.toISOString().slice(0, 10)}.`,
    sources.length > 0
      ? `Sources: ${sources.join(', ')}. Use those that bear on the topic and leave the others alone.`
      : 'Sources: none. Explain the topic from common knowledge, argue and advise. No statistics, prices, dates, studies, quotations, names of people or companies, and no references.',
    ...describeVoice(request, voice),
    ...describeCompanyToWriter(profile),
    ...describeNextStep(profile),
  ].join('\n')
}

function describeVoice(
  { voice, voiceDescription, profile }: WriteRequest,
  documents: readonly EvidenceSource[],
): string[] {
  const samples = [
    ...(voiceDescription === null ? [] : [`The voice asked for: ${voiceDescription}`]),
    ...(profile.tone ? [`How the company sounds: ${profile.tone}`] : []),
    ...(profile.toneSample ? [`A sample that sounds right:\n${profile.toneSample}`] : []),
    ...documents.map(
      ({ blocks }) =>
        `From a document on how the company sounds:\n${blocks.map(renderBlock).join('\n').slice(0, maxSampleCharacters)}`,
    ),
  ]
  const named = voiceDescription === null ? [`Voice: ${voices[voice.slug]}`] : []
  if (samples.length === 0) return named
  return [
    ...named,
    'Follow this description of the voice; where it differs from a voice named above, it counts:',
    wrapData('VOICE', samples.join('\n\n')),
  ]
}

function describeCompanyToWriter(profile: CompanyProfile): string[] {
  const facts = listCompanyFacts(profile)
  const { audience } = profile
  return [
    audience
      ? `Readers: ${JSON.stringify(audience)}`
      : 'Readers: somebody who must decide or act on this topic.',
    ...(facts.length === 0 ? [] : [wrapData('COMPANY', facts.join('\n'))]),
    ...listWordRules(profile),
  ]
}

function describeNextStep({ callToAction, name, offer }: CompanyProfile): string[] {
  if (callToAction) {
    return [
      `Next step: the ending, or the step or section that it settles where that reads better, tells the reader to do what ${JSON.stringify(callToAction.text)} names, in a sentence of your own that follows from this argument and says what the step settles for this reader, in the language of the article. It says whose offer it is and keeps its conditions as COMPANY has them (free, a fixed price, without obligation, how long), adds none, does not begin with "Before you", and is not built on what the reader cannot know without it. It has the link [words of that action](${callToAction.url}) and no other link. No label ("Next step:", "Learn more"), no line of its own, and nowhere else does the text sell.`,
    ]
  }
  if (name || offer)
    return [
      'Next step: at most one sentence in the last paragraph says what the company can do here; none if it offers nothing on this subject. Nowhere else does the text sell.',
    ]
  return []
}
