import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

/** Keeps files below one folder. The content type follows from the key's ending. */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/.test(key)) throw new Error(`Not a file key: ${key}`)
    return join(folder, key)
  }
  return {
    name: 'local',
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    async find(key) {
      try {
        const ending = key.split('.').at(-1) ?? ''
        return {
          bytes: await readFile(pathOf(key)),
          contentType: contentTypes[ending] ?? 'application/octet-stream',
        }
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
