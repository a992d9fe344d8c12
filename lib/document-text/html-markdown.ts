import { parseHTML } from 'linkedom'

/** The simple HTML that a word processor's file turns into, as Markdown. */
export function htmlMarkdown(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  return blocksOf(document.body).join('\n\n')
}

function blocksOf(parent: Element): string[] {
  return [...parent.children].flatMap((element) => blockOf(element)).filter((block) => block.trim() !== '')
}

function blockOf(element: Element): string[] {
  const name = element.tagName.toLowerCase()
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level) return [`${'#'.repeat(Number(level))} ${inline(element)}`]
  if (name === 'ul' || name === 'ol') return [listOf(element, '')]
  if (name === 'table') return [tableOf(element)]
  if (name === 'blockquote') return blocksOf(element).map((block) => block.replace(/^/gm, '> '))
  if (name === 'p') return [inline(element)]
  return element.children.length > 0 ? blocksOf(element) : [inline(element)]
}

function listOf(list: Element, indent: string): string {
  const isOrdered = list.tagName.toLowerCase() === 'ol'
  return [...list.children]
    .map((item, at) => {
      const mark = isOrdered ? `${at + 1}.` : '-'
      const inner = [...item.children].filter(({ tagName }) => /^[uo]l$/i.test(tagName))
      const below = inner.map((child) => `\n${listOf(child, `${indent}   `)}`).join('')
      for (const child of inner) child.remove()
      return `${indent}${mark} ${inline(item)}${below}`
    })
    .join('\n')
}

function tableOf(table: Element): string {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => inline(cell).replaceAll('|', '\\|').replace(/\n/g, ' ')),
  )
  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns === 0) return ''
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(Array.from({ length: columns }, () => '---')), ...body.map(line)].join('\n')
}

function inline(node: Node): string {
  return [...node.childNodes]
    .map(pieceOf)
    .join('')
    .replace(/[ \t]+/g, ' ')
    .trim()
}

function pieceOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (!isElement(node)) return ''
  const name = node.tagName.toLowerCase()
  if (name === 'img') return ''
  if (name === 'br') return '\n'
  const whole = node.textContent ?? ''
  const text = inline(node)
  if (text === '') return whole ? ' ' : ''
  // The spaces around stay outside, or the marks would not count as emphasis.
  const around = (marked: string) =>
    (/^\s/.test(whole) ? ' ' : '') + marked + (/\s$/.test(whole) || name === 'p' ? ' ' : '')
  if (name === 'strong' || name === 'b') return around(`**${text}**`)
  if (name === 'em' || name === 'i') return around(`*${text}*`)
  const href = name === 'a' ? (node.getAttribute('href') ?? '') : ''
  return around(/^https?:\/\/[^\s()]+$/.test(href) ? `[${text}](${href})` : text)
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}
