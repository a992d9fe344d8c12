import { z } from 'zod'
import { asPlainLine, clip } from './plain-line.ts'

export type OutlineSection = { heading: string; brief: string; passages: number[] }

export type Outline = {
  title: string
  description: string
  tags: string[]
  takeawaysHeading: string
  takeaways: { text: string; passages: number[] }[]
  sections: OutlineSection[]
  sourcesHeading: string
}

/** What is asked of the server: no lengths, since not every server that takes a schema takes those. */
export const OutlineAnswer = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  takeaways_heading: z.string(),
  takeaways: z.array(z.object({ text: z.string(), passages: z.array(z.number()) })),
  sections: z.array(z.object({ heading: z.string(), brief: z.string(), passages: z.array(z.number()) })),
  sources_heading: z.string(),
})

// What is read: a forgiving twin, since a model without the schema leaves out what it finds optional.
const Numbers = z.array(z.coerce.number().int()).catch([])
const ReadableOutline = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()).catch([]),
  takeaways_heading: z.string().catch('Key takeaways'),
  takeaways: z.array(z.object({ text: z.string(), passages: Numbers })).catch([]),
  sections: z
    .array(z.object({ heading: z.string().min(1), brief: z.string().catch(''), passages: Numbers }))
    .min(1),
  sources_heading: z.string().catch('Sources'),
})

/** Reads the answer. `problems` is what a second try must mend; `outline` is usable if it is there, problems or not. */
export function readOutline(
  answer: string,
  given: ReadonlySet<number>,
): { outline: Outline | null; problems: string[] } {
  const parsed = ReadableOutline.safeParse(findObject(answer))
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'answer'}: ${message}`,
    )
    return { outline: null, problems }
  }
  const { data } = parsed
  const known = (numbers: number[]) => [...new Set(numbers)].filter((number) => given.has(number))
  const title = asPlainLine(data.title)
  const description = asPlainLine(data.description)
  const outline: Outline = {
    title: clip(title, 70),
    description: clip(description || title, 160),
    tags: data.tags
      .map((tag) => clip(asPlainLine(tag), 40))
      .filter((tag) => tag !== '')
      .slice(0, 8),
    takeawaysHeading: asPlainLine(data.takeaways_heading) || 'Key takeaways',
    takeaways: data.takeaways.slice(0, 6).map(({ text, passages }) => ({ text, passages: known(passages) })),
    sections: data.sections.slice(0, 12).map(({ heading, brief, passages }) => ({
      heading: asPlainLine(heading),
      brief,
      passages: known(passages),
    })),
    sourcesHeading: asPlainLine(data.sources_heading) || 'Sources',
  }
  const problems = [
    ...(title === '' ? ['title: it is empty'] : []),
    ...([...title].length > 70 ? ['title: it has more than 70 characters'] : []),
    ...(description === '' ? ['description: it is empty'] : []),
    ...([...description].length > 160 ? ['description: it has more than 160 characters'] : []),
    ...outline.sections.flatMap(({ passages, heading }) =>
      given.size > 0 && passages.length === 0
        ? [`section "${heading}": it names no passage that exists`]
        : [],
    ),
  ]
  return { outline: title === '' ? null : outline, problems }
}

/** The JSON object in a text that may have a fence or words around it. */
function findObject(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}
