import type { PageBlock } from '../../../reader/page-block.ts'
import { countWords } from '../split-words.ts'

/** "Topping. 312 trees had been topped …": what a paper writes in bold before a paragraph. */
const label = /^(?<label>\p{Lu}[^.!?:;,]{1,40})\.\s+(?<text>\P{Ll}.{30,})$/su
const maxWords = 4
/** "It shows 9.", "We are asked for makes.": a short sentence, and no label. */
const sentence =
  /^(?:it|we|you|they|he|she|I|there|that|this|es|wir|sie|er|du|ich|man|das|il|elle|on|nous|vous|ils|elles|je|cela|se|lo|nos|ellos|si|noi|lei|lui|het|wij|je|u|ik|dat|ele|ela|eles|nós)(?:[’']\p{L}+)?(?!\p{L})/iu
/** So many paragraphs of one paper that begin so; one alone is a short sentence. */
const minLabels = 3
/** "3 What counts?" */
const numbered = /^(?<count>\d{1,2})\.?\s+(?=\p{L}|[¿¡"“„«])/u

/** The blocks with labels that open paragraphs as headings over them, and without the numbers that headings are counted with. */
export function unfoldLabels(blocks: readonly PageBlock[]): PageBlock[] {
  const read = blocks.map((block, at) => {
    // What stands under a table is its note.
    const before = blocks[at - 1]
    // … and below a name what that person says.
    const isSaid = before?.kind === 'paragraph' && /[:：]$/u.test(before.text.trimEnd())
    // "No." below a question answers it.
    const isAnswer = before?.kind === 'heading' && /[?？]\s*$/u.test(before.text)
    // All that stands under a heading needs none besides: the first words of a post are no label.
    const after = blocks[at + 1]
    const isAlone = before?.kind === 'heading' && (after === undefined || after.kind === 'heading')
    const isNote = before?.kind === 'table' || isSaid || isAnswer || isAlone
    const groups = block.kind === 'paragraph' && !isNote ? label.exec(block.text)?.groups : undefined
    const isLabel = countWords(groups?.label ?? '') <= maxWords && !sentence.test(groups?.label ?? '')
    return groups !== undefined && isLabel ? groups : undefined
  })
  const isLabelled = read.filter((groups) => groups !== undefined).length >= minLabels
  const counts = blocks.flatMap((block) =>
    block.kind === 'heading' ? (numbered.exec(block.text)?.groups?.count ?? []) : [],
  )
  const isCounted =
    counts.length >= minLabels && counts.every((count, at) => Number(count) === Number(counts[0]) + at)
  let level = 1
  return blocks.flatMap((block, at): PageBlock[] => {
    if (block.kind === 'heading') {
      level = block.level
      return [isCounted ? { ...block, text: block.text.replace(numbered, '') } : block]
    }
    const groups = isLabelled ? read[at] : undefined
    if (groups === undefined) return [block]
    return [
      { kind: 'heading', level: Math.max(2, level) as 2, text: groups.label ?? '' },
      { kind: 'paragraph', text: groups.text ?? '' },
    ]
  })
}
