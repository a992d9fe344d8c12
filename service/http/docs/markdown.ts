import { raw } from 'hono/html'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { slug } from '../../text/slug.ts'
import type { Markup } from '../plain-page.ts'
import { codeFigure } from './code-figure.ts'
import { type CodeLanguage, highlight } from './highlight.ts'

const languages: readonly string[] = ['bash', 'json', 'python', 'typescript'] satisfies CodeLanguage[]
const isLanguage = (name: string): name is CodeLanguage => languages.includes(name)

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify)

/** A text of ours as part of a page: headings with an anchor each, code as the reference has it. */
export function renderMarkdown(text: string): Markup {
  return raw(headingsWithAnchors(codeAsFigures(String(markdown.processSync(text)))))
}

export type Section = { title: string; anchor: string; text: string; level: number }

/** The parts of a Markdown text below its headings, each with the anchor that {@link renderMarkdown} gives it. */
export function sectionsOf(text: string): Section[] {
  const withoutCode = text.replaceAll(/^```.*?^```$/gms, (code) => code.replaceAll(/^#/gm, ' #'))
  const anchors = createAnchors()
  return withoutCode
    .split(/^(?=##+ )/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const level = heading.indexOf(' ')
      const title = heading.slice(level + 1).replaceAll('`', '')
      return { title, anchor: anchors(title), text: lines.join('\n'), level }
    })
}

/** The anchors of one page: of headings that say the same, the second has a number. */
function createAnchors(): (title: string) => string {
  const times = new Map<string, number>()
  return (title) => {
    const anchor = slug(title, 60)
    const before = times.get(anchor) ?? 0
    times.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before + 1}`
  }
}

function headingsWithAnchors(html: string): string {
  const anchors = createAnchors()
  return html.replace(/<h([23])>(.*?)<\/h\1>/gs, (_, level: string, title: string) => {
    const anchor = anchors(unescaped(title.replaceAll(/<[^>]+>/g, '')))
    return `<h${level} id="${anchor}"><a href="#${anchor}">${title}</a></h${level}>`
  })
}

/** Code blocks as the reference has them: highlighted, and with a button that copies them. */
function codeAsFigures(html: string): string {
  const block = /<pre><code class="language-(\w+)">([\s\S]*?)<\/code><\/pre>/g
  return html.replace(block, (_, language: string, escaped: string) => {
    const shown = isLanguage(language) ? String(highlight(unescaped(escaped).trimEnd(), language)) : escaped
    return String(codeFigure(language, raw(shown), language))
  })
}

/** As rehype writes them. */
const unescaped = (text: string) => text.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')
