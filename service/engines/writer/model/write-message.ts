import type { FinishedArticle } from './finish-article.ts'

/** What the reader of the job should know: what the text rests on, what to check, what would make it better. */
export function writeMessage(
  article: FinishedArticle,
  { name, asked, evidence }: { name: string; asked: number; evidence: number },
): string {
  const { claims, sources, wordCount } = article
  const doubtful = claims.filter(({ supported }) => !supported).length
  const sentences: string[] = []
  if (evidence === 0) {
    sentences.push(
      `Written by ${name} without any evidence: nothing in it is checked.`,
      'Add source addresses or a document about the topic, or turn on search, and write again.',
    )
  } else if (sources.length === 0) {
    sentences.push(
      `Written by ${name}, which cited none of the ${count(evidence, 'source')}: nothing in it is supported.`,
      'Write again, or use another model.',
    )
  } else {
    sentences.push(`Written by ${name} from ${count(sources.length, 'source')}.`)
    sentences.push(
      doubtful === 0
        ? 'Every statement and fact was found in them.'
        : `${doubtful} of ${count(claims.length, 'statement and fact', 'statements and facts')} were not found in them: check those that are marked before publishing.`,
    )
  }
  if (wordCount < asked * 0.85) {
    sentences.push(
      evidence === 0
        ? `It has ${wordCount} words instead of ${asked}.`
        : `It has ${wordCount} words instead of ${asked}, because the sources carry no more; another source would help.`,
    )
  }
  return sentences.join(' ')
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}
