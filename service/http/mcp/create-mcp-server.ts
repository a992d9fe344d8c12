import {
  type CallToolResult,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { version } from '../../config/version.ts'
import type { Context } from '../../core/context.ts'
import { callTool } from './call-tool.ts'
import { deskTools, findTools, readMore, UseToolInput } from './desk-tools.ts'
import type { Ask, ReportProgress } from './follow-job.ts'
import { readReportFile, reportFileTemplate } from './report-files.ts'
import { notTools } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

const instructions =
  'A content-marketing desk. getMe tells the credits, getStatus what to do next. Teach it with uploadDocument, write with generateArticle, read the draft with getDraft, and publish with publishArticle once the user agrees. Tools that cost credits say so; estimate tells a price first. Jobs are polled by their get tool, or followed when you ask for progress. A long answer is cut: read_more reads on. find_tools finds the tools that are not listed, use_tool calls them.'

type Served = {
  ctx: Context
  /** Every tool that may be called. */
  tools: readonly ServiceTool[]
  /** Those that `tools/list` shows. */
  listed: readonly ServiceTool[]
  ask: Ask
}

/** The server of one request; it stores nothing between requests. */
export function createMcpServer(served: Served): Server {
  const { tools, listed, ask } = served
  const server = new Server(
    { name: 'masthead', title: 'Masthead', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  )
  server.setRequestHandler('tools/list', () => ({
    tools: [...listed.map(({ definition }) => definition), ...deskTools],
  }))
  server.setRequestHandler('tools/call', async ({ params }, context): Promise<CallToolResult> => {
    const given = params.arguments ?? {}
    switch (params.name) {
      case 'find_tools':
        return findTools(tools, given)
      case 'read_more':
        return readMore(tools, given, ask)
      case 'use_tool': {
        const asked = UseToolInput.safeParse(given)
        const { name = '', arguments: inner = {} } = asked.data ?? {}
        return callByName(served, name, inner, context)
      }
      default:
        return callByName(served, params.name, given, context)
    }
  })
  server.setRequestHandler('resources/list', () => ({ resources: [] }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [reportFileTemplate] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const read = await readReportFile(uri, ask)
    if (!read || read instanceof Response) throw new ResourceNotFoundError(uri)
    return read
  })
  return server
}

function callByName(
  { ctx, tools, ask }: Served,
  name: string,
  given: Record<string, unknown>,
  { mcpReq }: ServerContext,
): CallToolResult | Promise<CallToolResult> {
  const tool = tools.find(({ definition }) => definition.name === name)
  if (!tool) {
    const why = notTools[name]
    const text = why
      ? `${name} is no tool: it ${why}`
      : `There is no tool named ${name}. find_tools lists them.`
    return { isError: true, content: [{ type: 'text', text }] }
  }
  const token = mcpReq._meta?.progressToken
  const report: ReportProgress = (progress, message) =>
    mcpReq.notify({
      method: 'notifications/progress',
      params: { progressToken: token, progress, total: 100, message },
    })
  return callTool({
    tool,
    arguments: given,
    ask,
    signal: mcpReq.signal,
    log: ctx.log,
    ...(token !== undefined && { report }),
  })
}
