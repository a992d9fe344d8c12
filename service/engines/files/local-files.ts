import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkFile, contentTypeOf, isFileKey } from './file-kinds.ts'
import type { Files } from './files.ts'

/** Keeps files below one folder. The content type follows from the key's ending. */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
    return join(folder, key)
  }
  return {
    name: 'local',
    async put(key, bytes, contentType) {
      checkFile(key, bytes, contentType)
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    async find(key) {
      try {
        return { bytes: await readFile(pathOf(key)), contentType: contentTypeOf(key) }
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
