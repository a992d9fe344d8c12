import { readdirSync, readFileSync } from 'node:fs'
import { raw } from 'hono/html'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { retryDays, retryDelaysSeconds } from '#contract/webhook-retries.ts'
import type { Markup } from '../plain-page.ts'
import { codeFigure } from './code-figure.ts'
import { type CodeLanguage, highlight } from './highlight.ts'

export type Guide = { slug: string; title: string; description: string; content: Markup; text: string }

const folder = new URL('../../../docs/guides/', import.meta.url)
const languages: readonly string[] = ['bash', 'json', 'python', 'typescript'] satisfies CodeLanguage[]
const isLanguage = (name: string): name is CodeLanguage => languages.includes(name)

/**
 * The guides of `docs/guides/`, in the order of their file names. The first line is the title, the next paragraph the
 * description; `{{base}}`, `{{retries}}` and `{{retry_days}}` stand for the address and the retry schedule of this service.
 */
export function readGuides(baseUrl: string): Guide[] {
  return guideFiles().map((name) => readGuide(name, baseUrl))
}

/** The last part of the address of each guide. */
export function guideSlugs(): string[] {
  return guideFiles().map(slugOf)
}

function guideFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d\d-[a-z-]+\.md$/.test(name))
    .toSorted()
}

const slugOf = (file: string) => file.slice(3, -3)

function readGuide(name: string, baseUrl: string): Guide {
  const text = readFileSync(new URL(name, folder), 'utf8')
    .replaceAll('{{base}}', baseUrl)
    .replaceAll('{{retries}}', retries())
    .replaceAll('{{retry_days}}', String(retryDays))
  const [title = '', description = ''] = text.split(/\n\n/)
  return {
    slug: slugOf(name),
    title: title.replace(/^# /, ''),
    description: description.replaceAll('\n', ' '),
    content: raw(codeAsFigures(String(markdown.processSync(text)))),
    text,
  }
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify)

/** Code blocks as the reference has them: highlighted, and with a button that copies them. */
function codeAsFigures(html: string): string {
  const block = /<pre><code class="language-(\w+)">([\s\S]*?)<\/code><\/pre>/g
  return html.replace(block, (_, language: string, escaped: string) => {
    const shown = isLanguage(language) ? String(highlight(unescaped(escaped).trimEnd(), language)) : escaped
    return String(codeFigure(language, raw(shown)))
  })
}

/** As rehype writes them. */
const unescaped = (text: string) => text.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')

/** The attempts of a delivery as a table, from the schedule that the deliverer follows. */
function retries(): string {
  const rows = retryDelaysSeconds.map((seconds, at) => `| ${at + 2} | ${inWords(seconds)} |`)
  return ['| attempt | after the one before |', '|---|---|', '| 1 | at once |', ...rows].join('\n')
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`
}
