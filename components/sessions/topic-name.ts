import type { SessionTopic } from '#contract/sessions.ts'

/**
 * What a topic is called in the queue: with its category before the subject, as the schedule has it ("Data migration: What
 * went wrong"). A question says by itself what it asks.
 */
export function topicName({ title, category }: Pick<SessionTopic, 'title' | 'category'>): string {
  if (!category || !title.toLowerCase().startsWith(`${category.toLowerCase()}: `)) return title
  const subject = title.slice(category.length + 2).trim()
  return /^\P{Ll}.*[?？]$/u.test(subject) ? subject : title
}
