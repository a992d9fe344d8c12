import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * How the packed program was started. By `npx` it is in a folder of npm's own, which notes the address that the package
 * came from: the same is typed again, since `npx masthead` would ask a registry, where another may have the name.
 */
function startedAs(): string {
  const here = fileURLToPath(import.meta.url)
  const [, folder] = /^(.*[\\/]_npx[\\/][^\\/]+)[\\/]node_modules[\\/]/.exec(here) ?? []
  const notes = folder === undefined ? '' : `${folder}/package.json`
  if (existsSync(notes)) {
    const { dependencies }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(notes, 'utf8'),
    )
    const from = dependencies?.['@masthead/client']
    if (from !== undefined) return `npx ${from}`
  }
  return process.env.npm_lifecycle_event === 'npx' || basename(process.argv[1] ?? '') !== 'masthead'
    ? 'npx masthead'
    : 'masthead'
}

process.env.MASTHEAD_COMMAND ??= startedAs()
