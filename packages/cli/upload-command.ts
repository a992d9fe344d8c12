import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { type Client, uploadDocument } from '../client/src/index.ts'
import { agreeOnPrice, creditsOf } from './agree-on-price.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

const roles = ['facts', 'voice', 'internal'] as const

/** Shows the price, asks, and adds a file of Markdown or plain text to the knowledge base. */
export async function upload(
  terminal: Terminal,
  client: Client,
  file: string,
  options: { title?: string; role?: string; yes?: boolean },
): Promise<void> {
  const role = roles.find((one) => one === (options.role ?? 'facts'))
  if (!role) throw new UsageError(`--role is ${roles.join(', ')}.`)
  const content = await readText(file)
  const body = {
    source_type: 'upload' as const,
    title: options.title ?? titleOf(file, content),
    content,
    source_name: basename(file),
    role,
  }
  await agreeOnPrice(
    terminal,
    client,
    { operation: 'uploadDocument', input: body },
    { question: 'Upload it?', yes: options.yes },
  )
  const added = await uploadDocument(client, { body })
  if (added.partial) terminal.note(`${added.chunks_failed} of its passages cannot be searched.`)
  const words =
    added.word_count === undefined ? [] : [`${added.word_count} ${added.word_count === 1 ? 'word' : 'words'}`]
  const charged = added.credits_charged === undefined ? [] : [`${creditsOf(added.credits_charged)} charged`]
  const facts = [...words, ...charged].join(', ')
  terminal.show([added.title, facts, `Document ${added.id}`].filter(Boolean).join('\n'), added)
}

/** @throws {UsageError} for what cannot be read, is no text, or has none */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'There is no file' : 'This is no file that can be read:'
    throw new UsageError(`${why} ${file}`)
  })
  const text = decoded(bytes)
  if (text === undefined || text.includes('\0'))
    throw new UsageError(`${file} is no text. FILE is Markdown or plain text, in UTF-8.`)
  if (text.trim() === '') throw new UsageError(`${file} is empty.`)
  return text
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The heading that a Markdown file begins with, else the name of the file without its extension. */
function titleOf(file: string, content: string): string {
  const [, heading] = /^\s*# +(\S.*)/.exec(content) ?? []
  return heading?.trim() ?? basename(file, extname(file))
}
