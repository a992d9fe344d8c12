import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { text, Uuid } from '#contract/primitives.ts'
import { refused } from '../../core/errors.ts'
import { validateInput } from '../../core/validate-input.ts'

type DeskPrompt = {
  definition: Prompt
  /** The arguments that `definition` names, and what each may be. */
  given: z.ZodObject
  text(given: Record<string, string>): string
}

/** One line, for it goes into a sentence of the prompt. */
const line = text({ min: 1, max: 500 }).regex(/^[^\p{C}]*$/u, 'Must be one line of text.')
const languageTag = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'Must be a BCP 47 tag, for example de or pt-BR.')

const prompts: readonly DeskPrompt[] = [
  {
    definition: {
      name: 'write_this_weeks_article',
      title: 'Write this week’s article',
      description: 'From a gap in the schedule to a checked draft that waits for a yes.',
      arguments: [
        { name: 'topic', description: 'What to write about; found from scans and questions when left out.' },
        {
          name: 'language',
          description: 'Language of the article, for example `de`; English when left out.',
        },
      ],
    },
    given: z.object({ topic: line.optional(), language: languageTag.optional() }),
    text: ({ topic, language = 'en' }) =>
      [
        'Write this week’s article for my company.',
        '1. Call getMe for the credits and getSchedule for the days without a post.',
        topic
          ? `2. The topic is: ${topic}. Look with listArticles whether we have it already, and with searchKnowledge what we know of it.`
          : '2. Find a topic: listArticles shows what exists, getStatus what waits, searchKnowledge what we know. Offer me three topics that our documents can carry, and let me choose.',
        `3. Tell me the price by estimate, then call generateArticle in the language ${language} with auto_publish false.`,
        '4. Read the draft with getDraft. Check each claim that is marked as unsupported, and fix it with saveDraft from what our documents say. Invent nothing.',
        '5. Show me title, summary and open problems. Publish with publishArticle, or schedule with changeArticle, only after my yes.',
      ].join('\n'),
  },
  {
    definition: {
      name: 'find_where_we_are_missing',
      title: 'Find out where we are missing',
      description: 'Where answer engines and readers do not find the brand, and what to write about it.',
      arguments: [{ name: 'brand', description: 'Name of the brand; the company’s own when left out.' }],
    },
    given: z.object({ brand: line.optional() }),
    text: ({ brand }) =>
      [
        `Find out where ${brand ?? 'our brand'} is missing, and what to do about it.`,
        '1. Call getMe for the credits, and tell me the prices of a brand scan and a scout run by estimate.',
        `2. After my yes, call createBrandScan${brand ? ` for ${brand}` : ' for our brand'} and read getBrandScan: which questions name others and not us, and which sources do they cite?`,
        '3. If I want it, call createScoutRun for what buyers ask in their own words.',
        '4. Look with listArticles and searchKnowledge what we have on each gap.',
        '5. Answer with a table: question, who is named instead, what we have, what to write. Rank by what our documents can carry, and offer to write the first.',
      ].join('\n'),
  },
  {
    definition: {
      name: 'review_draft',
      title: 'Review a draft',
      description: 'Reads a draft against its sources and says what to change.',
      arguments: [{ name: 'id', description: 'Id of the article.', required: true }],
    },
    given: z.object({ id: Uuid }),
    text: ({ id = '' }) =>
      [
        `Review the draft of article ${id}.`,
        '1. Read getArticle for its problems and getDraft for text, sources and claims; where it was cut, read on with read_more.',
        '2. List every claim without support, every number that differs from its source, and every sentence that says nothing.',
        '3. Propose a corrected text. Save it with saveDraft only after my yes. Do not publish.',
      ].join('\n'),
  },
]

export const promptList: readonly Prompt[] = prompts.map(({ definition }) => definition)

/**
 * The message of a prompt; undefined if there is none of that name.
 * @throws {ServiceError} `invalid`, with each argument that is missing, unknown or not allowed
 */
export function findPrompt(name: string, given: Record<string, string>): GetPromptResult | undefined {
  const prompt = prompts.find(({ definition }) => definition.name === name)
  if (!prompt) return undefined
  const judged = validateInput(prompt.given.strict(), given)
  if (!judged.ok) throw refused(judged.details)
  const text = prompt.text(given)
  return {
    ...(prompt.definition.description !== undefined && { description: prompt.definition.description }),
    messages: [{ role: 'user', content: { type: 'text', text } }],
  }
}
