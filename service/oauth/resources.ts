/** What a token can be asked for (RFC 8707), as the documents about protected resources name it, by its path. */
const paths = ['/', '/api/agent', '/mcp'] as const
export type ResourcePath = (typeof paths)[number]

/** The path that a resource indicator names; undefined for what is no resource here. A slash at the end is the same. */
export function resourcePath(base: string, indicator: string): ResourcePath | undefined {
  const named = indicator.replace(/\/$/, '')
  return paths.find((path) => named === resourceOf(base, path))
}

export function resourceOf(base: string, path: ResourcePath): string {
  return path === '/' ? base : `${base}${path}`
}
