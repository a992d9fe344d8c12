import { shorten } from '../../text/shorten.ts'
import { splitSentences } from '../../text/split-sentences.ts'
import { splitWords } from '../../text/split-words.ts'
import { type AnswerEngine, AnswerError, type OwnPassage, type PanelQuestion } from './answer-panel.ts'

const maxPassages = 5
const sentencesPerPassage = 2
const maxCharacters = 400

/**
 * Answers by retrieval: the passages that the tenant's own public articles and knowledge have on the question, each with
 * its most telling sentences, as a list with sources. It says what a reader of the tenant's pages would find, and
 * nothing about what answer engines would answer.
 */
export function createBuiltInAnswerEngine(): AnswerEngine {
  return {
    llmId: 'built-in',
    label: 'Your own content',
    kind: 'built-in',
    async answer(question, { search, signal }) {
      const passages = await search(question.keywords, maxPassages)
      signal.throwIfAborted()
      const asked = wordsOf(question.keywords)
      const items = passages
        .map((passage) => ({
          passage,
          text: tellingSentences(passage, { asked, isAnswer: question.isAnswer }),
        }))
        .filter(({ text }) => text !== '')
      if (items.length === 0) {
        throw new AnswerError(
          'nothing_found',
          'Nothing that you have published or added to Knowledge answers this. Add a document, or publish an article about it.',
        )
      }
      return {
        text: items
          .map(({ passage, text }, at) => `${at + 1}. ${oneLine(passage.title)}: ${text} [${at + 1}]`)
          .join('\n'),
        isCut: false,
        sources: items.map(({ passage }) => ({ url: passage.url, title: oneLine(passage.title) })),
      }
    },
  }
}

/** Of the sentences that can answer, those with most of the query words, in reading order; the first ones if none has any. */
function tellingSentences(
  passage: OwnPassage,
  { asked, isAnswer = () => true }: { asked: ReadonlySet<string>; isAnswer?: PanelQuestion['isAnswer'] },
): string {
  const all = splitSentences(oneLine(passage.text))
    .map((sentence, at) => ({ text: sentence.text.trim(), at }))
    .filter(({ text }) => text.length > 1 && isAnswer(text))
  const scored = all.map((sentence) => ({ ...sentence, shared: sharedWords(sentence.text, asked) }))
  const best = scored
    .toSorted((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, sentencesPerPassage)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text)
    .join(' ')
  return shorten(best, maxCharacters)
}

function sharedWords(text: string, asked: ReadonlySet<string>): number {
  return [...wordsOf(text)].filter((word) => asked.has(word)).length
}

function wordsOf(text: string): Set<string> {
  return new Set(splitWords(text.toLowerCase()))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
