import { Image, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import type { Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import type { MagnetWords } from '../lead-magnet-writer/magnet-words.ts'
import { figureBlock, pngData } from './figure-block.ts'
import { checkItem, quoteItem, references, stepItem } from './line-block.ts'
import { style, textWidth } from './pdf-style.ts'
import { type Tag, tagged } from './tag.ts'
import type { SetFigure, SetPicture, TypesetRequest } from './typesetter.ts'

const stepsLabel = { marginLeft: 34, marginTop: 10, marginBottom: 0 } as const

type PartRequest = Pick<TypesetRequest, 'kind' | 'language'> & {
  part: Part
  index: number
  banner: SetPicture | undefined
  figures: readonly SetFigure[]
}

/** One numbered part: a section of a page, or for a stage of a framework the whole of one, to be worked through by itself. */
export function partSection(request: PartRequest): ReactElement {
  const { kind, part, index, banner, figures } = request
  const { labels } = findMagnetWords(request.language)
  const blocks = body(kind, part, labels).filter((block) => block !== null)
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
      { key: `part-${index}`, style: [style.body, { flexGrow: kind === 'framework' ? 1 : 0 }] },
    ),
    // A heading stays with its picture and with what follows it.
    h(View, { wrap: false }, banner ? band(banner) : null, head, ...blocks.slice(0, 2)),
    ...blocks.slice(2),
    ...figures.map((figure, place) => figureBlock(figure, `figure-${place}`)),
  )
}

/** The middle row of the pattern's three, to the point: a sliver of its neighbours would look torn. */
function band(banner: SetPicture): ReactElement {
  const height = (textWidth * banner.heightPx) / banner.widthPx / 3
  const look = { height, marginBottom: 12, objectFit: 'cover' } as const
  return h(Image, tagged({ type: 'Artifact' }, { src: pngData(banner), style: look }))
}

function body(kind: TypesetRequest['kind'], part: Part, labels: MagnetWords['labels']): ReactNode[] {
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
        references(part.intro.references),
      )
    : null
  switch (kind) {
    case 'checklist':
      return [
        intro,
        ...part.items.map((line, index) => inList(checkItem(line, `item-${index}`, labels))),
        ...answers(part.worksheet),
      ]
    case 'swipe_file':
      return [
        intro,
        ...part.items.map((line, index) => inList(quoteItem(line, `line-${index}`, labels))),
        frames(part.worksheet, labels),
      ]
    case 'framework':
      return [
        intro,
        panel('inputs', labels.inputs, part.inputs.length > 0 ? part.inputs.join('  ·  ') : null),
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
        ...part.items.map((line, index) => inList(stepItem(line, `step-${index}`, index + 1))),
        part.outcome
          ? panel('outcome', labels.outcome, part.outcome.text, references(part.outcome.references))
          : panel('outcome', labels.outcome, null),
        h(
          Text,
          tagged(
            { type: 'H3' },
            { key: 'worksheet', style: [style.label, stepsLabel], minPresenceAhead: 110 },
          ),
          labels.worksheet,
        ),
        ...answers(part.worksheet),
      ]
  }
}

/** What the evidence does not say is left for the reader to write. */
function panel(
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

function answers(questions: readonly string[]): ReactElement[] {
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
function frames(lines: readonly string[], labels: MagnetWords['labels']): ReactElement | null {
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
