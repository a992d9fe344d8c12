import { Image, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import { figureBlock, pngData } from './figure-block.ts'
import { asksForAnswer, checkItem, type Look, quoteItem, references, stepItem } from './line-block.ts'
import { type PdfStyle, textWidth } from './pdf-style.ts'
import { type Tag, tagged } from './tag.ts'
import type { SetFigure, SetPicture, TypesetRequest } from './typesetter.ts'

const stepsLabel = { marginLeft: 34, marginTop: 10, marginBottom: 0 } as const

type PartRequest = Pick<TypesetRequest, 'kind'> & {
  look: Look
  part: Part
  index: number
  banner: SetPicture | undefined
  figures: readonly SetFigure[]
  /** It fits on a page, and stays on one. */
  isWhole: boolean
}

/** One numbered part: a section of a page, or for a stage of a framework the whole of one, to be worked through by itself. */
export function partSection(request: PartRequest): ReactElement {
  const { kind, part, index, banner, figures, isWhole, look } = request
  const { style } = look
  const blocks = body(kind, part, look).filter((block) => block !== null)
  const head = h(
    View,
    tagged(
      { type: 'H2', bookmark: `${index + 1}  ${part.heading}` },
      { id: `part-${index + 1}`, style: style.partHead, wrap: false },
    ),
    h(Text, { style: style.partNumber }, `${index + 1}`),
    h(Text, { style: style.partTitle }, part.heading),
  )
  return h(
    View,
    tagged(
      { type: 'Sect' },
      {
        key: `part-${index}`,
        id: sectionId(index),
        wrap: !isWhole,
        style: [style.body, { flexGrow: kind === 'framework' ? 1 : 0 }],
      },
    ),
    // A heading stays with its picture and with what follows it.
    h(View, { wrap: false }, banner ? band(banner) : null, head, ...blocks.slice(0, 2)),
    ...blocks.slice(2),
    ...figures.map((figure, place) => figureBlock(figure, `figure-${place}`, look)),
  )
}

/** By it a laid-out document says how high the part is. */
export const sectionId = (index: number) => `section-${index}`

/** The middle row of the pattern's three, to the point: a sliver of its neighbours would look torn. */
function band(banner: SetPicture): ReactElement {
  const height = (textWidth * banner.heightPx) / banner.widthPx / 3
  const look = { height, marginBottom: 12, objectFit: 'cover' } as const
  return h(Image, tagged({ type: 'Artifact' }, { src: pngData(banner), style: look }))
}

function body(kind: TypesetRequest['kind'], part: Part, look: Look): ReactNode[] {
  const { labels, style } = look
  const introText = part.intro?.text ?? ''
  /** One list, although its items are laid out one by one. */
  const list: Tag = { type: 'L' }
  const inList = (item: ReactElement) => h(View, tagged(list, { key: item.key, wrap: false }), item)
  const intro = part.intro
    ? h(
        View,
        tagged({ type: 'P' }, { key: 'intro', style: style.intro }),
        h(
          Text,
          { style: style.rowText },
          kind === 'swipe_file' ? `${labels.whenToUse}${labels.colon}${introText}` : introText,
        ),
        references(part.intro.references, look),
      )
    : null
  switch (kind) {
    case 'checklist': {
      const hasColumns = part.items.length > 0 && !part.items.some(asksForAnswer)
      return [
        intro,
        hasColumns ? columnHeads(look) : null,
        ...part.items.map((line, index) => inList(checkItem(line, `item-${index}`, look, hasColumns))),
        ...answers(part.worksheet, style),
      ]
    }
    case 'swipe_file':
      return [
        intro,
        ...part.items.map((line, index) => inList(quoteItem(line, `line-${index}`, look))),
        frames(part.worksheet, look),
      ]
    case 'framework':
      return [
        intro,
        panel(style, 'inputs', labels.inputs, part.inputs.length > 0 ? part.inputs.join('  ·  ') : null),
        part.items.length > 0
          ? h(
              Text,
              tagged(
                { type: 'H3' },
                { key: 'steps', style: [style.label, stepsLabel], minPresenceAhead: 40 },
              ),
              labels.steps,
            )
          : null,
        ...part.items.map((line, index) => inList(stepItem(line, `step-${index}`, index + 1, look))),
        part.outcome
          ? panel(
              style,
              'outcome',
              labels.outcome,
              part.outcome.text,
              references(part.outcome.references, look),
            )
          : panel(style, 'outcome', labels.outcome, null),
        h(
          Text,
          tagged(
            { type: 'H3' },
            { key: 'worksheet', style: [style.label, stepsLabel], minPresenceAhead: 110 },
          ),
          labels.worksheet,
        ),
        ...answers(part.worksheet, style),
      ]
  }
}

/** Above the room that each item of a checklist has for who does it by when. */
function columnHeads({ labels, style }: Look): ReactElement {
  return h(
    View,
    { key: 'columns', style: style.columnHeads },
    h(Text, tagged({ type: 'P' }, { style: style.ownerHead }), labels.owner),
    h(Text, tagged({ type: 'P' }, { style: style.dueHead }), labels.due),
  )
}

/** What the evidence does not say is left for the reader to write. */
function panel(
  style: PdfStyle,
  key: string,
  label: string,
  text: string | null,
  numbers: ReactElement | null = null,
): ReactElement {
  return h(
    View,
    { key, wrap: false, style: style.panel },
    h(Text, tagged({ type: 'H3' }, { style: style.label }), label),
    text === null
      ? h(View, { style: style.writingLine })
      : h(
          View,
          tagged({ type: 'P' }, { style: style.panelText }),
          h(Text, { style: style.rowText }, text),
          numbers,
        ),
  )
}

function answers(questions: readonly string[], style: PdfStyle): ReactElement[] {
  return questions.map((question, index) =>
    h(
      View,
      { key: `answer-${index}`, wrap: false, style: style.answer },
      h(Text, tagged({ type: 'P' }, {}), question),
      h(View, { style: style.answerBox }),
    ),
  )
}

/** Lines of blanks: the form of a sentence without its content. */
function frames(lines: readonly string[], { labels, style }: Look): ReactElement | null {
  if (lines.length === 0) return null
  return h(
    View,
    { key: 'frames', wrap: false, style: style.panel },
    h(Text, tagged({ type: 'H3' }, { style: style.label }), labels.fillIn),
    ...lines.map((line, index) =>
      h(Text, tagged({ type: 'P' }, { key: `frame-${index}`, style: { marginTop: 3 } }), line),
    ),
  )
}
