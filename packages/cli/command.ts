/**
 * How the program was started, so that what it advises can be typed as it is. Outside the repository `npx masthead` would
 * ask a registry, where another may have the name; so it is advised only where it was used.
 */
export const isInstalled = process.env.MASTHEAD_COMMAND !== undefined

export const command = process.env.MASTHEAD_COMMAND ?? 'node packages/cli/masthead.mjs'
