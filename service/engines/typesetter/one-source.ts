import type { TypesetRequest } from './typesetter.ts'

/** The source that every statement has; undefined where some have another one, or none. */
export function oneSource({
  sources,
  trustLevel,
}: Pick<TypesetRequest, 'sources' | 'trustLevel'>): TypesetRequest['sources'][number] | undefined {
  return trustLevel === 'sourced' && sources.length === 1 ? sources[0] : undefined
}
