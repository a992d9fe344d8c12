import { randomUUID } from 'node:crypto'
import type { AgentContext } from '../context.ts'
import { articles } from '../db/schema/articles.ts'

/**
 * Puts an article straight into its table: one that waits to be published, with the tag `coffee`, where nothing else is said.
 * @returns its id
 */
export async function addTestArticle(
  agent: AgentContext,
  members: Partial<typeof articles.$inferInsert> = {},
): Promise<string> {
  const title = members.title ?? 'How aroma stays'
  const id = randomUUID()
  await agent.db.insert(articles).values({
    id,
    ...agent.caller,
    status: 'publishing',
    input: {
      topic: title,
      language: 'en',
      size: 'mini',
      mode: 'standard',
      enable_search: false,
      illustrations: false,
      audio: false,
      disable_competition: false,
      wait_for_completion: true,
    },
    publishWhenWritten: true,
    queued: false,
    mode: 'standard',
    size: 'mini',
    language: 'en',
    title,
    slug: `coffee-${id.slice(0, 8)}`,
    description: 'What keeps the aroma.',
    markdown: 'Cold water takes its time.',
    tags: ['coffee'],
    version: 1,
    trustLevel: 'unsourced',
    credits: 15,
    ...members,
  })
  return id
}
