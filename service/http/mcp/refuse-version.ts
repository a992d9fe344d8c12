import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'

/** The stateless revision: the library recognizes it by a request's envelope and leaves it out of its list. */
const stateless = '2026-07-28'

/**
 * The JSON-RPC error for a protocol revision that is not supported, with a list of those that are; the library's own error
 * leaves out the stateless one. Undefined for a known revision, and for a request whose envelope names one, which the
 * library validates.
 */
export function refuseVersion(version: string | undefined, message: unknown): Response | undefined {
  const known = [stateless, ...SUPPORTED_PROTOCOL_VERSIONS]
  const { params } = Object(message)
  if (version === undefined || known.includes(version) || Object(params)._meta !== undefined) return undefined
  const words = `Bad Request: Unsupported protocol version: ${version.slice(0, 40)} (supported versions: ${known.join(', ')})`
  return Response.json({ jsonrpc: '2.0', error: { code: -32000, message: words }, id: null }, { status: 400 })
}
