/** How the program is started in the repository: it is in no registry, where another could have its name. */
export const command = 'node packages/cli/masthead.mjs'
