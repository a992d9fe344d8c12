import { z } from 'zod'
import { asPlainLine, clip } from '../../writer/model/plain-line.ts'

/** What is asked of the server: no lengths, since not every server that takes a schema takes those. */
const AskedLine = z.object({
  text: z.string(),
  note: z.string(),
  template: z.string(),
  passages: z.array(z.number()),
})
export const MagnetAnswer = z.object({
  title: z.string(),
  subtitle: z.string(),
  parts: z.array(
    z.object({
      heading: z.string(),
      intro: AskedLine,
      items: z.array(AskedLine),
      inputs: z.array(z.string()),
      outcome: AskedLine,
      worksheet: z.array(z.string()),
    }),
  ),
  hooks: z.array(z.string()),
})

// What is read: a forgiving twin, since a model without the schema leaves out what it finds optional.
const numbers = z.array(z.coerce.number().int()).catch([])
const line = (limit: number) =>
  z
    .string()
    .catch('')
    .transform((text) => clip(asPlainLine(text), limit))
// Blanks are no Markdown emphasis: they are taken as they stand.
const blanked = z
  .string()
  .catch('')
  .transform((text) =>
    clip(
      text
        .replace(/[`*<>#|[\]]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      300,
    ),
  )
const ReadLine = z.object({ text: line(400), note: line(400), template: blanked, passages: numbers })
const noLine = { text: '', note: '', template: '', passages: [] as number[] }
const lines = (limit: number) =>
  z
    .array(z.string())
    .catch([])
    .transform((all) => all.slice(0, limit))
const ReadAnswer = z.object({
  title: line(120),
  subtitle: line(160),
  parts: z
    .array(
      z.object({
        heading: line(90),
        intro: ReadLine.catch(noLine),
        items: z.array(ReadLine.catch(noLine)).catch([]),
        inputs: lines(5).pipe(z.array(line(80))),
        outcome: ReadLine.catch(noLine),
        worksheet: lines(5).pipe(z.array(blanked)),
      }),
    )
    .min(1),
  hooks: lines(5).pipe(z.array(line(170))),
})
export type ReadMagnet = z.infer<typeof ReadAnswer>
export type ReadMagnetLine = z.infer<typeof ReadLine>

/** Reads the answer; undefined with the problems that a second try must mend. */
export function readMagnetAnswer(answer: string): { read: ReadMagnet | undefined; problems: string[] } {
  const parsed = ReadAnswer.safeParse(findObject(answer))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'answer'}: ${message}`,
    )
    return { read: undefined, problems }
  }
  const parts = parsed.data.parts.filter(
    ({ heading, items }) => heading !== '' && items.some(({ text }) => text !== ''),
  )
  if (parts.length === 0) return { read: undefined, problems: ['parts: none has a heading and an item'] }
  return { read: { ...parsed.data, parts }, problems: [] }
}

/** The JSON object in a text that may have a fence or words around it. */
function findObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
