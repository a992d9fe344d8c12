const stream = 'text/event-stream'
const anyJson = new Set(['application/json', 'application/*', '*/*'])

/**
 * What a caller takes: JSON alone (a program without a library of MCP, or curl), a stream as well, or neither as it should.
 */
export function acceptedAnswers(accept = '*/*'): 'json' | 'both' | 'neither' {
  const types = accept.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '')
  if (!types.some((one) => anyJson.has(one))) return 'neither'
  return types.includes(stream) ? 'both' : 'json'
}

/** The request as the library wants it, which refuses one that does not name both types as they are. */
export function askingForBoth(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('Accept', `application/json, ${stream}`)
  return new Request(request, { headers })
}

/**
 * The answer of a stream as JSON, once it is there: the server may answer a request with either (MCP 2025-11-25, Streamable
 * HTTP). What is told on the way, such as progress, is left out.
 */
export async function jsonAnswer(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith(stream)) return answer
  const messages = (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line): object => JSON.parse(line.slice('data: '.length)))
  const results = messages.filter((one) => 'result' in one || 'error' in one)
  return Response.json(results.length === 1 ? results[0] : results)
}

/** The refusal of the library, which asks for both types, in words that say what to send. */
export function sayWhatToAccept(answer: Response): Response {
  if (answer.status !== 406) return answer
  const message = `Not Acceptable: send "Accept: application/json", or "Accept: application/json, ${stream}" to be told of progress.`
  return Response.json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }, { status: 406 })
}
