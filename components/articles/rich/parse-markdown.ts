import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkGfm)

/** The nodes of Markdown as its parser gives them. */
type Root = ReturnType<typeof processor.parse>
export type RootContent = Root['children'][number]
export type NodeOf<Type extends RootContent['type']> = Extract<RootContent, { type: Type }>
export type PhrasingContent = NodeOf<'paragraph'>['children'][number]

export function parseMarkdown(markdown: string): Root {
  return processor.parse(markdown)
}
