import { z } from 'zod'
import { shorten } from '../../../text/shorten.ts'
import { asPlainLine } from '../../writer/shared.ts'

const Line = z.object({
  text: z.string(),
  note: z.string(),
  template: z.string(),
  sources: z.array(z.number()),
})

/**
 * The requested schema. It changes nothing and sets no lengths, since some servers that accept a schema reject those.
 */
export const MagnetAnswer = z.object({
  title: z.string(),
  subtitle: z.string(),
  parts: z.array(
    z.object({
      heading: z.string(),
      intro: Line,
      items: z.array(Line),
      inputs: z.array(z.string()),
      outcome: Line,
      worksheet: z.array(z.string()),
    }),
  ),
  hooks: z.array(z.string()),
})
export type MagnetAnswer = z.infer<typeof MagnetAnswer>
export type AnsweredLine = z.infer<typeof Line>

/** The answer as lines of plain text, each within its length. */
export function readMagnet(answer: MagnetAnswer): MagnetAnswer {
  return {
    title: plain(answer.title, 120),
    subtitle: plain(answer.subtitle, 160),
    parts: answer.parts.map(({ heading, intro, items, inputs, outcome, worksheet }) => ({
      heading: plain(heading, 90),
      intro: readLine(intro),
      items: items.map(readLine),
      inputs: inputs.map((text) => plain(text, 80)),
      outcome: readLine(outcome),
      worksheet: worksheet.map(withBlanks),
    })),
    hooks: answer.hooks.map((hook) => plain(hook, 170)),
  }
}

function readLine({ text, note, template, sources }: AnsweredLine): AnsweredLine {
  return { text: plain(text, 400), note: plain(note, 400), template: withBlanks(template), sources }
}

function plain(text: string, limit: number): string {
  return shorten(asPlainLine(text), limit, '')
}

/** Blanks are no Markdown emphasis: they are taken literally. */
function withBlanks(text: string): string {
  const bare = text.replace(/[`*<>#|[\]]/g, '')
  return shorten(bare.replace(/\s+/g, ' ').trim(), 300, '')
}
