import manifest from '#package.json' with { type: 'json' }

/** The version of this service, reported by health, `me` and OpenAPI. */
export const version: string = manifest.version
