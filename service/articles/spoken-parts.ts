import { markdownBlocks } from '../engines/reader/markdown-blocks.ts'
import type { PageBlock } from '../engines/reader/page-block.ts'
import type { SpokenPart } from '../engines/speech/record-speech.ts'

/**
 * The parts of an article to read aloud: its title and opening, then a part for each level-2 heading. References, the
 * closing list of sources and tables are excluded, because they cannot be followed by ear.
 */
export function spokenParts(article: { title: string; markdown: string }): SpokenPart[] {
  const parts: SpokenPart[] = []
  let heading: string | null = null
  let lines: string[] = [article.title]
  const end = () => {
    const text = lines.map(asSentence).filter(Boolean).join('\n\n')
    if (text !== '') parts.push({ heading, text })
    lines = []
  }
  for (const block of markdownBlocks(withoutSources(article.markdown))) {
    if (block.kind === 'heading' && block.level <= 2) {
      end()
      heading = stripReferences(block.text).trim()
      lines.push(heading)
    } else lines.push(...linesOf(block))
  }
  end()
  return parts
}

function linesOf(block: PageBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [stripReferences(block.text)]
    case 'list':
      return block.items.map(stripReferences)
    case 'table':
      return []
  }
}

/** Without a full stop a voice runs a heading or a list item into what follows. */
function asSentence(line: string): string {
  const text = line.trim()
  return text === '' || /[.!?:;…。！？：；۔।]["'”’»)\]]?$/u.test(text) ? text : `${text}.`
}

function stripReferences(text: string): string {
  return text.replace(/\s?\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]/g, '')
}

/** The last section where it is a heading with nothing but a numbered list: that is how writers end a text. */
function withoutSources(markdown: string): string {
  const list = /\n#{1,6} [^\n]*\n+(?:\s*\d+\. [^\n]*\n*)+\s*$/.exec(`\n${markdown}`)
  return list ? markdown.slice(0, Math.max(0, list.index - 1)) : markdown
}
