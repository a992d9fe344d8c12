import { readFileSync } from 'node:fs'

/** A text of the story, which is kept beside this file in Markdown. */
export function readStory(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').trim()
}
