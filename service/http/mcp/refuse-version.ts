import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'

/** The stateless revision, which the library serves by the envelope of a request and does not count among the others. */
const stateless = '2026-07-28'

/**
 * The answer to a request of a protocol revision that is not spoken here, as JSON-RPC, with all that are. The library names
 * those of 2025 alone. Undefined for a revision that is known, and for a request whose envelope names one: those are the
 * library's to judge.
 */
export function refuseVersion(version: string | undefined, message: unknown): Response | undefined {
  const known = [stateless, ...SUPPORTED_PROTOCOL_VERSIONS]
  const { params } = Object(message)
  if (version === undefined || known.includes(version) || Object(params)._meta !== undefined) return undefined
  const words = `Bad Request: Unsupported protocol version: ${version.slice(0, 40)} (supported versions: ${known.join(', ')})`
  return Response.json({ jsonrpc: '2.0', error: { code: -32000, message: words }, id: null }, { status: 400 })
}
