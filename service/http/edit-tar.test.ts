import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { editTar } from './edit-tar.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'masthead-tar-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test.each([10, 511, 512, 513, 2000])(
  'a file that grows to %i bytes is read by tar, and the others are as they were',
  (length) => {
    const [from, to] = [folder(), folder()]
    const binary = Buffer.from(Array.from({ length: 700 }, (_, at) => at % 256))
    writeFileSync(join(from, 'a.bin'), binary)
    writeFileSync(join(from, 'b.txt'), 'HERE')
    writeFileSync(join(from, 'c.txt'), 'HERE')
    const archive = execFileSync('tar', ['--format=ustar', '-cf', '-', 'a.bin', 'b.txt', 'c.txt'], {
      cwd: from,
    })
    const edited = editTar(
      archive,
      (path) => path === 'b.txt',
      (_, text) => text.replace('HERE', 'é'.repeat(length / 2).padEnd(length - Math.floor(length / 2), 'x')),
    )
    execFileSync('tar', ['-xf', '-'], { cwd: to, input: edited })
    expect(readFileSync(join(to, 'b.txt'))).toHaveLength(length)
    expect(readFileSync(join(to, 'a.bin'))).toEqual(binary)
    expect(readFileSync(join(to, 'c.txt'), 'utf8')).toBe('HERE')
  },
)
