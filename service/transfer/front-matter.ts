import { parse, stringify } from 'yaml'

/** What stands before a Markdown text, and the text; `problem` says why it could not be read. */
export type FrontMatter = { data: Record<string, unknown>; body: string; problem?: string }

const maxLength = 64_000
const fenced = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/

/** Separates YAML front matter from the text below it. Dates stay the strings that were written. */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '')
  if (/^\+\+\+[ \t]*\r?\n/.test(text)) {
    return {
      data: {},
      body: text,
      problem: 'Its front matter is TOML. Only YAML, between lines of ---, is read.',
    }
  }
  const found = fenced.exec(text)
  if (!found) return { data: {}, body: text }
  const [whole, yaml = ''] = found
  const body = text.slice(whole.length)
  if (yaml.length > maxLength) return { data: {}, body, problem: 'Its front matter is longer than 64 KB.' }
  try {
    const data: unknown = parse(yaml, { schema: 'core', maxAliasCount: 20, logLevel: 'error' })
    if (data === null) return { data: {}, body }
    if (typeof data === 'object' && !Array.isArray(data)) return { data: { ...data }, body }
    return { data: {}, body, problem: 'Its front matter is no list of names and values.' }
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n', 1) : []
    return { data: {}, body, problem: `Its front matter is not valid YAML: ${line.replace(/:$/, '')}.` }
  }
}

/** The same text with its front matter. What is undefined is left out. */
export function writeFrontMatter(data: Readonly<Record<string, unknown>>, body: string): string {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
  return `---\n${stringify(given, { lineWidth: 0 })}---\n\n${body}`
}
