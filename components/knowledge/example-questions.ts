import type { KnowledgeDocument } from '#contract/knowledge.ts'

const maxExamples = 3
const maxCharacters = 60

type Named = Pick<KnowledgeDocument, 'title' | 'role'>

/** Questions that documents have as headings, and so answer: one of each document before the next of any. */
export function exampleQuestions(documents: readonly Pick<KnowledgeDocument, 'questions'>[]): string[] {
  const asked = documents.map(({ questions = [] }) => questions.filter((one) => one.length <= maxCharacters))
  const longest = Math.max(0, ...asked.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, place) => asked.flatMap((own) => own[place] ?? []))
  return [...new Set(inTurn.flat())].slice(0, maxExamples)
}

/** What documents are about: the beginnings of their titles, each once. */
export function exampleTopics(documents: readonly Named[]): string[] {
  const topics = documents.flatMap(({ title, role }) => {
    const [topic = ''] = title.split(/[:,;–—|(]/)
    const words = topic.replace(/\s+\d{4}\b/g, '').trim()
    return role === 'voice' || words === '' || words.length > maxCharacters ? [] : [words]
  })
  return [...new Set(topics)].slice(0, maxExamples)
}
