const stream = 'text/event-stream'
const anyJson = new Set(['application/json', 'application/*', '*/*'])

/** Whether a caller takes JSON and did not ask for a stream: a program without a library of MCP, or curl. */
export function takesJsonAlone(accept = '*/*'): boolean {
  const types = accept.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '')
  return !types.includes(stream) && types.some((one) => anyJson.has(one))
}

/** The request as the library wants it, which refuses one without both types. */
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
