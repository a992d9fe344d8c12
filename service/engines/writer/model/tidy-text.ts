import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'

const preface =
  /^(?:sure|certainly|of course|here(?:['’]s| is| are)|hier (?:ist|sind)|voici|aquí|ecco|aqui)\b/i
const sourcesHeading =
  /^(?:sources?|references?|bibliography|works cited|quellen(?:verzeichnis)?|literatur|références|fuentes|referencias|fontes|referências|fonti|bronnen|źródła|источники|参考(?:文献|资料)?|来源|出典|출처|المصادر|مصادر)\s*:?$/iu

/**
 * Takes away what models put around a text: a fence, a remark before it, a title line, a heading over the opening, a
 * list of sources, headings with nothing under them.
 */
export function tidyText(answer: string): string {
  const lines = stripCodeFence(answer).trim().split('\n')
  if (preface.test(lines[0] ?? '') && /:\s*$/.test(lines[0] ?? '')) lines.shift()
  const text = lines.join('\n').trim()
  const opened = text.replace(/^(?:#{1,6}[ \t][^\n]*\n+)+/, '').replace(/^#(?=\s)/gm, '##')
  return stripEmptyHeadings(stripSourceList(stripCodeFence(opened)))
    .replace(/(?:\n\s*(?:-{3,}|\*{3,})\s*)+$/, '')
    .trim()
}

/** The text without a fence around the whole of it. */
export function stripCodeFence(answer: string): string {
  return /^\s*```(?:markdown|md)?\s*\n([\s\S]*?)\n```\s*$/i.exec(answer)?.[1] ?? answer
}

function stripSourceList(text: string): string {
  const blocks = parseMarkdown(text).children ?? []
  const at = blocks.findLastIndex(({ type }) => type === 'heading')
  const heading = blocks[at]
  const under = blocks.slice(at + 1)
  const isList = under.length > 0 && under.every(({ type }) => type === 'list' || type === 'definition')
  if (!heading || !isList || !sourcesHeading.test(textOf(heading).trim())) return text
  return text.slice(0, spanOf(heading).start).trim()
}

/** Removes headings that no text follows before the next heading of the same or a higher level. */
export function stripEmptyHeadings(text: string): string {
  const blocks = parseMarkdown(text).children ?? []
  const isHollow = (block: MarkdownNode, index: number) => {
    const next = blocks[index + 1]
    if (block.type !== 'heading') return false
    return next === undefined || (next.type === 'heading' && (next.depth ?? 1) <= (block.depth ?? 1))
  }
  const hollow = blocks.filter(isHollow).map(spanOf)
  if (hollow.length === 0) return text
  const kept = hollow.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  return stripEmptyHeadings(kept.replace(/\n{3,}/g, '\n\n').trim())
}
