import { codePoints } from '#contract/primitives.ts'
import { maxFileBytes } from '#lib/document-text/max-file-bytes.ts'
import { formatNumber } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { convertFile } from '#lib/queries/knowledge.ts'
import { cutTitle, decodeText, titleFromName, titleOf, UnreadableFile } from './read-text-file.ts'
import { maxCharacters } from './upload-limits.ts'

/** What the picker offers. */
export const acceptedFiles = '.txt,.md,.markdown,.html,.htm,.pdf,.docx'

/** A character takes four bytes at most. */
const maxTextBytes = maxCharacters * 4

export type ChosenText = { title: string; text: string; characters: number }

/**
 * The text of a chosen file: of text files as it is, of PDF and Word files as Markdown.
 * @throws UnreadableFile with a sentence for the person who chose it
 */
export async function readChosenFile(file: File): Promise<ChosenText> {
  const ending = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (file.size === 0) throw new UnreadableFile('The file is empty.')
  if (ending === 'pdf' || ending === 'docx') return withinBounds(await converted(file))
  if (ending === 'doc') throw new UnreadableFile(".doc files aren't supported. Save the file as .docx.")
  if (!acceptedFiles.split(',').includes(`.${ending}`)) {
    throw new UnreadableFile('Only txt, md, html, pdf and docx files are supported.')
  }
  if (file.size > maxTextBytes) throw tooLong()
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  return withinBounds({ title: titleOf(file.name, text), text })
}

async function converted(file: File): Promise<{ title: string; text: string }> {
  if (file.size > maxFileBytes) {
    throw new UnreadableFile(`The file is larger than ${maxFileBytes / 1_000_000} MB. Split it into parts.`)
  }
  const { title, text } = await convertFile(file).catch((error) => {
    throw new UnreadableFile(problemOf(error).message)
  })
  return { title: cutTitle(title ?? '') || titleFromName(file.name), text }
}

function withinBounds({ title, text }: { title: string; text: string }): ChosenText {
  const characters = codePoints(text)
  if (characters > maxCharacters) throw tooLong(characters)
  if (text.trim() === '') throw new UnreadableFile('No text found.')
  return { title, text, characters }
}

function tooLong(characters?: number): UnreadableFile {
  const length =
    characters === undefined ? 'The file is too long' : `It has ${formatNumber(characters)} characters`
  return new UnreadableFile(`${length}. The limit is ${formatNumber(maxCharacters)}. Split it into parts.`)
}
