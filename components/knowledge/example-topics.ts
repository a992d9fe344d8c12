import type { KnowledgeDocument } from '#contract/knowledge.ts'

const maxTopics = 3
const maxCharacters = 40

/** Topics that the documents are about: the beginnings of their titles, each once. */
export function exampleTopics(documents: readonly Pick<KnowledgeDocument, 'title' | 'role'>[]): string[] {
  const topics = documents.flatMap(({ title, role }) => {
    const [topic = ''] = title.split(/[:,;–—|(]/)
    const words = topic.replace(/\s+\d{4}\b/g, '').trim()
    return role === 'voice' || words === '' || words.length > maxCharacters ? [] : [words]
  })
  return [...new Set(topics)].slice(0, maxTopics)
}
