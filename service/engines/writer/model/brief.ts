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
    `Length: about ${words} words from the first line to the last, headings and cells of tables included (references and table marks not).`,
    `Today is ${today.toISOString().slice(0, 10)}.`,
    sources.length > 0
      ? `Sources: ${sources.join(', ')}. Use those that bear on the topic and leave the others alone.`
      : 'Sources: none. Explain the topic from common knowledge, argue and advise. No statistics, prices, dates, studies, quotations, names of people or companies, and no references.',
    ...describeVoice(request, voice),
    ...describeCompanyToWriter(profile),
    ...describeNextStep(profile),
  ].join('\n')
}

/** The order of precedence is said where there is something to order, and nowhere else. */
function describeVoice(
  { voice, voiceDescription, isVoiceAsked = false, profile }: WriteRequest,
  documents: readonly EvidenceSource[],
): string[] {
  const asked = voiceDescription ?? (isVoiceAsked ? voices[voice.slug] : null)
  const samples = [
    ...(profile.tone ? [`How the company sounds: ${profile.tone}`] : []),
    ...(profile.toneSample ? [`A sample that sounds right:\n${profile.toneSample}`] : []),
    ...documents.map(
      ({ blocks }) =>
        `From a document on how the company sounds:\n${blocks.map(renderBlock).join('\n').slice(0, maxSampleCharacters)}`,
    ),
  ]
  if (asked === null && samples.length === 0) return [`Voice: ${voices[voice.slug]}`]
  const described = [...(asked === null ? [] : [`Asked for this article: ${asked}`]), ...samples]
  return [
    asked !== null && samples.length > 0
      ? 'Voice, as VOICE describes it. Where its parts differ, what is asked for this article counts before how the company sounds:'
      : 'Voice, as VOICE describes it:',
    wrapData('VOICE', described.join('\n\n')),
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
    ...listWordRules(profile).map((rule) => `${rule} (whatever VOICE says)`),
  ]
}

function describeNextStep({ callToAction, name, offer }: CompanyProfile): string[] {
  if (callToAction) {
    return [
      `Next step: where what ${JSON.stringify(callToAction.text)} names helps this reader with this topic, one sentence of the last section, or two short ones, tells them to do it: of your own, following from the argument and saying what the step settles for this reader. It says whose offer it is, adds no condition, and where the action is about what COMPANY offers readers keeps the conditions of that offer (free, a fixed price, without obligation, how long); where it is another thing, they do not hold for it, and it has only those that its own words or a document of the company give it. It does not begin with "Before you", and is not built on what the reader cannot know without it. It has the link [words of that action, in the form that the sentence needs](${callToAction.url}) and no other link. No label ("Next step:", "Learn more"), no line of its own, and nowhere else does the text sell. Where the step is about another subject, or today's date or the reader's season rules it out, the article does without it.`,
    ]
  }
  if (name || offer)
    return [
      'Next step: at most one sentence in the last section says what the company can do here; none if it offers nothing on this subject. Nowhere else does the text sell.',
    ]
  return []
}
