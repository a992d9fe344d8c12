import { Image, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import { findMagnetWords } from '../lead-magnet-writer/words/find-magnet-words.ts'
import type { MagnetWords } from '../lead-magnet-writer/words/magnet-words.ts'
import { pngData } from './figure-block.ts'
import { checkItem, quoteItem, references, stepItem } from './line-block.ts'
import { style } from './pdf-style.ts'
import type { SetPicture, TypesetRequest } from './typesetter.ts'

/** Room for handwriting, in points. */
const answerHeight = { roomy: 84, tight: 58 } as const
/** From this many steps the questions of a stage share its page only with less room. */
const manySteps = 4

const stepsLabel = { marginLeft: 34, marginTop: 10, marginBottom: 0 } as const

type PartRequest = Pick<TypesetRequest, 'kind' | 'language'> & {
  part: Part
  index: number
  banner: SetPicture | undefined
}

/** One numbered part. A stage of a framework begins a page, so that it can be worked through by itself. */
export function partSection(request: PartRequest): ReactElement {
  const { kind, part, index, banner } = request
  const { labels } = findMagnetWords(request.language)
  const blocks = body(kind, part, labels).filter((block) => block !== null)
  const head = h(
    View,
    { id: `part-${index + 1}`, style: style.partHead, wrap: false },
    h(Text, { style: style.partNumber }, `${index + 1}`),
    h(Text, { style: style.partTitle }, part.heading),
  )
  const band = banner
    ? h(Image, { src: pngData(banner), style: { height: 46, marginBottom: 12, objectFit: 'cover' } })
    : null
  return h(
    View,
    {
      key: `part-${index}`,
      break: kind === 'framework' && index > 0,
      style: [style.body, { marginBottom: 18 }],
    },
    // A heading stays with its picture and with what follows it.
    h(View, { wrap: false }, band, head, ...blocks.slice(0, 2)),
    ...blocks.slice(2),
  )
}

function body(kind: TypesetRequest['kind'], part: Part, labels: MagnetWords['labels']): ReactNode[] {
  const introText = part.intro?.text ?? ''
  const intro = part.intro
    ? h(
        View,
        { key: 'intro', style: style.intro },
        h(
          Text,
          { style: style.rowText },
          kind === 'swipe_file' ? `${labels.whenToUse}${labels.colon}${introText}` : introText,
        ),
        references(part.intro.references),
      )
    : null
  switch (kind) {
    case 'checklist':
      return [
        intro,
        ...part.items.map((line, index) => checkItem(line, `item-${index}`, labels)),
        ...answers(part.worksheet, answerHeight.tight),
      ]
    case 'swipe_file':
      return [
        intro,
        ...part.items.map((line, index) => quoteItem(line, `line-${index}`, labels)),
        frames(part.worksheet, labels),
      ]
    case 'framework':
      return [
        intro,
        part.inputs.length > 0 ? panel('inputs', labels.inputs, part.inputs.join('  ·  ')) : null,
        part.items.length > 0
          ? h(
              Text,
              {
                key: 'steps',
                style: [style.label, stepsLabel],
                minPresenceAhead: 40,
              },
              labels.steps,
            )
          : null,
        ...part.items.map((line, index) => stepItem(line, `step-${index}`, index + 1)),
        part.outcome
          ? panel('outcome', labels.outcome, part.outcome.text, references(part.outcome.references))
          : null,
        h(
          Text,
          { key: 'worksheet', style: [style.label, stepsLabel], minPresenceAhead: 110 },
          labels.worksheet,
        ),
        ...answers(part.worksheet, part.items.length >= manySteps ? answerHeight.tight : answerHeight.roomy),
      ]
  }
}

function panel(key: string, label: string, text: string, numbers: ReactElement | null = null): ReactElement {
  return h(
    View,
    { key, wrap: false, style: style.panel },
    h(Text, { style: style.label }, label),
    h(View, { style: { flexDirection: 'row' } }, h(Text, { style: style.rowText }, text), numbers),
  )
}

function answers(questions: readonly string[], height: number): ReactElement[] {
  return questions.map((question, index) =>
    h(
      View,
      { key: `answer-${index}`, wrap: false, style: style.answer },
      h(Text, null, question),
      h(View, { style: [style.answerBox, { height }] }),
    ),
  )
}

/** Lines of blanks: the form of a sentence without its content. */
function frames(lines: readonly string[], labels: MagnetWords['labels']): ReactElement | null {
  if (lines.length === 0) return null
  return h(
    View,
    { key: 'frames', wrap: false, style: style.panel },
    h(Text, { style: style.label }, labels.fillIn),
    ...lines.map((line, index) => h(Text, { key: `frame-${index}`, style: { marginTop: 3 } }, line)),
  )
}
