import type { CallToolResult } from '@modelcontextprotocol/server'

/** What a call answers that did nothing: the body of an error, as the API answers it, with `next`, what to do. */
export function failedCall(body: Record<string, unknown>): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] }
}
