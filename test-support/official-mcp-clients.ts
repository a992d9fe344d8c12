import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as EarlierClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as EarlierTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'

export type ToolAnswer = {
  content: readonly { type: string; [member: string]: unknown }[]
  structuredContent?: unknown
  isError?: boolean | undefined
}

export type ListedTool = {
  name: string
  outputSchema?: Record<string, unknown> | undefined
  annotations?: { readOnlyHint?: boolean | undefined } | undefined
}

type Progress = { progress: number; message?: string | undefined }

/** The part that both generations of the official client have, with the check of a result by its tool's schema on. */
export type OfficialClient = {
  tools(): Promise<ListedTool[]>
  call(
    name: string,
    given: Record<string, unknown>,
    onprogress?: (heard: Progress) => void,
    signal?: AbortSignal,
  ): Promise<ToolAnswer>
  resources(): Promise<{ uri: string; title?: string | undefined }[]>
  /** The text of a prompt's message. */
  prompt(name: string, given: Record<string, string>): Promise<string>
  /** What an argument of a prompt or of a resource template may go on to be. */
  complete(of: { prompt: string } | { uri: string }, name: string, typed: string): Promise<string[]>
  read(uri: string): Promise<{ mimeType?: string | undefined; text?: string; blob?: string }[]>
  close(): Promise<void>
}

export type Era = '1.x' | '2.x'

const about = { name: 'test', version: '1' }
/** Of a call: a test's worker may have other jobs before it. */
const patient = { timeout: 120_000, resetTimeoutOnProgress: true }

/** Connects the official client of an era; both validate every result by the schema that `tools/list` gave. */
export function connectOfficialClient(
  era: Era,
  options: { url: URL; key: string; fetch?: typeof fetch },
): Promise<OfficialClient> {
  return era === '1.x' ? connectEarlier(options) : connectNewest(options)
}

type Options = Parameters<typeof connectOfficialClient>[1]

const reference = (of: { prompt: string } | { uri: string }) =>
  'prompt' in of
    ? { type: 'ref/prompt' as const, name: of.prompt }
    : { type: 'ref/resource' as const, uri: of.uri }

const transportOptions = ({ key, fetch }: Options) => ({
  requestInit: { headers: { authorization: `Bearer ${key}` } },
  ...(fetch && { fetch }),
})

function textOf({ messages }: { messages: { content: { type: string; text?: unknown } }[] }): string {
  return messages.map(({ content }) => String(content.text)).join('\n')
}

async function connectNewest(options: Options): Promise<OfficialClient> {
  const client = new Client(about, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(options.url, transportOptions(options)))
  await client.listTools()
  return {
    tools: async () => (await client.listTools()).tools,
    call: (name, given, onprogress, signal) =>
      client.callTool(
        { name, arguments: given },
        { ...patient, ...(onprogress && { onprogress }), ...(signal && { signal }) },
      ),
    resources: async () => (await client.listResources()).resources,
    prompt: async (name, given) => textOf(await client.getPrompt({ name, arguments: given })),
    complete: async (of, name, value) =>
      (await client.complete({ ref: reference(of), argument: { name, value } })).completion.values,
    read: async (uri) => (await client.readResource({ uri })).contents,
    close: () => client.close(),
  }
}

async function connectEarlier(options: Options): Promise<OfficialClient> {
  const client = new EarlierClient(about)
  await client.connect(new EarlierTransport(options.url, transportOptions(options)))
  await client.listTools()
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, given, onprogress, signal) =>
      CallToolResultSchema.parse(
        await client.callTool({ name, arguments: given }, CallToolResultSchema, {
          ...patient,
          ...(onprogress && { onprogress }),
          ...(signal && { signal }),
        }),
      ),
    resources: async () => (await client.listResources()).resources,
    prompt: async (name, given) => textOf(await client.getPrompt({ name, arguments: given })),
    complete: async (of, name, value) =>
      (await client.complete({ ref: reference(of), argument: { name, value } })).completion.values,
    read: async (uri) => (await client.readResource({ uri })).contents,
    close: () => client.close(),
  }
}
