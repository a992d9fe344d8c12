import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

// For tests: speaks `POST /v1/chat/completions` of OpenAI's API reference ("Create chat completion", "Streaming") and
// `GET /v1/models` ("List models").

const ChatRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

export type ReceivedCall = {
  authorization: string | undefined
  model: string
  format: string | undefined
  system: string
  user: string
  raw: unknown
}

/**
 * An answer, told as what the server does. With an empty `finishReason` the stream ends without one. With `pauseMs` it
 * comes piece by piece, with `hangAfter` it begins, tells its tokens so far and falls silent.
 */
export type Reply =
  | { text: string; finishReason?: string; usage?: boolean; pauseMs?: number }
  | { refusal: string }
  | { status: number; headers?: Record<string, string>; error?: string }
  | { cutAfter: string }
  | { hang: true }
  | { hangAfter: string }

export type LoopbackModel = { baseUrl: string; calls: ReceivedCall[]; close(): Promise<void> }

/** Starts a server on a free port of 127.0.0.1 that answers each call with what `reply` says. */
export async function startLoopbackModel(
  reply: (call: ReceivedCall, index: number) => Reply,
  options: { models?: Record<string, unknown>[]; port?: number; before?: () => Promise<void> } = {},
): Promise<LoopbackModel> {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const isList = request.url === '/v1/models' && options.models !== undefined
      response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isList ? { object: 'list', data: options.models } : { error: {} }))
      return
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const body = ChatRequest.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
    const content = (role: string) => body.messages.find((message) => message.role === role)?.content ?? ''
    const call: ReceivedCall = {
      authorization: request.headers.authorization,
      model: body.model,
      format: body.response_format?.type,
      system: content('system'),
      user: content('user'),
      raw: body,
    }
    calls.push(call)
    await options.before?.()
    const answer = request.url === '/v1/chat/completions' ? reply(call, calls.length - 1) : { status: 404 }
    if ('hang' in answer) return
    if ('status' in answer) {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      response.end(
        JSON.stringify({ error: { message: answer.error ?? 'no', type: 'error', param: null, code: null } }),
      )
      return
    }
    if (!body.stream) {
      const content = 'text' in answer ? answer.text : ''
      const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', model: body.model, choices }),
      )
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (choice: object, more: object = {}) =>
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: body.model, choices: [choice], ...more })}\n\n`,
      )
    send({ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null })
    if ('refusal' in answer) {
      send({ index: 0, delta: { refusal: answer.refusal }, finish_reason: null })
      send({ index: 0, delta: {}, finish_reason: 'stop' })
      response.end('data: [DONE]\n\n')
      return
    }
    if ('hangAfter' in answer) {
      const usage = { prompt_tokens: 100, completion_tokens: 3, total_tokens: 103 }
      send({ index: 0, delta: { content: answer.hangAfter }, finish_reason: null }, { usage })
      return
    }
    const text = 'cutAfter' in answer ? answer.cutAfter : answer.text
    for (let at = 0; at < text.length; at += 40) {
      send({ index: 0, delta: { content: text.slice(at, at + 40) }, finish_reason: null })
      if ('pauseMs' in answer) await sleep(answer.pauseMs)
    }
    if ('cutAfter' in answer) {
      setTimeout(() => response.destroy(), 20)
      return
    }
    if (answer.finishReason === '') {
      response.end()
      return
    }
    send({ index: 0, delta: {}, finish_reason: answer.finishReason ?? 'stop' })
    if (answer.usage !== false) {
      const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 }
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: body.model, choices: [], usage })}\n\n`,
      )
    }
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
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
