import { anything, need } from './answer.ts'

export type MarkdownRequest = { method: string; path: string; body: Record<string, unknown> }

/** The requests with a body that a text shows as ```http blocks, in their order. */
export function readRequests(markdown: string): MarkdownRequest[] {
  const blocks = [...markdown.matchAll(/^```http\n(\w+) (\S+)\n.*?\n\n(\{.*?)^```$/gms)]
  return blocks.map(([, method, path, body = '']) => ({
    method: need(method, 'method'),
    path: need(path, 'path'),
    body: anything.parse(JSON.parse(body)),
  }))
}
