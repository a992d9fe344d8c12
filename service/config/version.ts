import manifest from '#package.json' with { type: 'json' }

/** The version of this service, told by health, `me` and OpenAPI. */
export const version: string = manifest.version
