import type { CallToolResult } from '@modelcontextprotocol/server'

/** What a call answers that did nothing: a text that says what to do. */
export function failedCall(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
