import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import { raw } from 'hono/html'
import type { Markup } from '../plain-page.ts'

const languages = { bash, json, python, typescript }
export type CodeLanguage = keyof typeof languages
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language)

/** Code with its words in spans: done once by the service, so that a reader's browser has nothing to work out. */
export function highlight(code: string, language: CodeLanguage): Markup {
  return raw(hljs.highlight(code, { language }).value)
}
