import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A digest of the code that draws the published site. What an older release drew must not be served by this one: the
 * policy of its pages names the present stylesheet and no other.
 */
export const siteCode = digestOf([import.meta.dirname, join(import.meta.dirname, '../text')])

function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts')).toSorted())
      hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('base64url')
}
