import { createServer } from 'node:http'
import { z } from 'zod'

// For tests: speaks `POST /v1/chat/completions` of OpenAI's API reference ("Create chat completion"), without streaming.

const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

export type ChatCall = { authorization: string | undefined; model: string; question: string }

/** An answer, told as what the server does. */
export type ChatReply =
  | { text: string | null; finishReason?: string; message?: object; more?: object }
  | { status: number; headers?: Record<string, string>; error?: string }
  | { raw: string }
  | { cut: true }
  | { hang: true }

export type LoopbackChat = { baseUrl: string; calls: ChatCall[]; close(): Promise<void> }

/** Starts a server on 127.0.0.1, on a free port unless one is given, that answers each call with what `reply` says. */
export async function startLoopbackChat(
  reply: (call: ChatCall, index: number) => ChatReply,
  { port: wanted = 0 }: { port?: number } = {},
): Promise<LoopbackChat> {
  const calls: ChatCall[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const body = ChatRequest.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    const call: ChatCall = {
      authorization: request.headers.authorization,
      model: body.model,
      question: body.messages.find(({ role }) => role === 'user')?.content ?? '',
    }
    calls.push(call)
    const answer = request.url === '/v1/chat/completions' ? reply(call, calls.length - 1) : { status: 404 }
    if ('hang' in answer) return
    if ('cut' in answer) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"choices":[{"message":{"content":"Half an ans')
      setImmediate(() => response.destroy())
      return
    }
    if ('status' in answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      response.end(JSON.stringify({ error: { message: answer.error ?? 'no' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('raw' in answer ? answer.raw : JSON.stringify(completion(call.model, answer)))
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function completion(model: string, answer: Extract<ChatReply, { text: string | null }>): object {
  const { text, finishReason = 'stop', message = {}, more = {} } = answer
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [
      { index: 0, message: { role: 'assistant', content: text, ...message }, finish_reason: finishReason },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
    ...more,
  }
}
