/** The content codings in which a page is stored, smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity'

const preference: Encoding[] = ['br', 'gzip', 'identity']

/**
 * Picks the coding that the client weighs highest; among equals the smallest (RFC 9110, 12.5.3). Without the header,
 * or when it refuses everything, the answer is `identity`. Send `Vary: Accept-Encoding` with every answer.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  const weights = new Map(acceptEncoding.split(',').map(weighted))
  const weight = (encoding: Encoding) => {
    const named = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined)
    // Unnamed, identity is acceptable but never preferred to a requested coding.
    return named ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  }
  const best = preference.reduce((one, other) => (weight(other) > weight(one) ? other : one))
  return weight(best) > 0 ? best : 'identity'
}

function weighted(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = q === undefined ? 1 : Number(q)
  return [name, Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0]
}
