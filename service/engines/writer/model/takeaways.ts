import { parseMarkdown, spanOf } from '../../markdown/markdown-tree.ts'

/** The text with its takeaways as a short list between the opening and the first section. */
export function placeTakeaways(text: string, heading: string, takeaways: readonly string[]): string {
  const first = (parseMarkdown(text).children ?? []).find(({ type }) => type === 'heading')
  if (takeaways.length === 0 || !first) return text
  const { start } = spanOf(first)
  const list = `## ${heading}\n\n${takeaways.map((line) => `- ${line}`).join('\n')}`
  return [text.slice(0, start).trim(), list, text.slice(start)].filter(Boolean).join('\n\n')
}
