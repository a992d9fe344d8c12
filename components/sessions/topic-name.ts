import type { SessionTopic } from '#contract/sessions.ts'

/**
 * What a topic is called in the queue. The writer is given the category before the subject ("Data migration: The three
 * imports"); a reader has the category in the reason below, and reads the subject as a title.
 */
export function topicName({ title, category }: Pick<SessionTopic, 'title' | 'category'>): string {
  if (!category || !title.toLowerCase().startsWith(`${category.toLowerCase()}: `)) return title
  const subject = title.slice(category.length + 2).trim()
  // "Grinders: what to know first" is nothing without its category, and another category has the same.
  return subject === '' || /^\p{Ll}/u.test(subject) ? title : subject
}
