/** Where the documents about protected resources are (RFC 9728). */
export const wellKnown = '/.well-known/oauth-protected-resource'

/** Where the document about the resource at `path` is: for MCP at its path-inserted address (RFC 9728, section 3.1). */
export function resourceMetadataUrl(serviceUrl: string, path: string): string {
  return `${serviceUrl}${wellKnown}${path === '/mcp' ? path : ''}`
}
