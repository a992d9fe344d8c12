/** Requests that `/mcp` sends on to the operations: they were let in there. */
const ofMcp = new WeakSet<Request>()

export function requestOfMcp(url: URL, init: RequestInit): Request {
  const request = new Request(url, init)
  ofMcp.add(request)
  return request
}

/** What the caller called: an access token is bound to `/mcp`, and works for the operations behind it only by way of it. */
export function calledPath(request: Request): string {
  return ofMcp.has(request) ? '/mcp' : new URL(request.url).pathname
}
