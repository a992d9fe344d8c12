import type { PageBlock } from '../../../reader/page-block.ts'

/** "Q: How often? A: Every month.", "P: … R: …", "Frage: … Antwort: …": one item of a list, or one paragraph. */
const folded =
  /^\s*(?:q(?:uestion)?|f(?:rage)?|p(?:regunta|ergunta)?|d(?:omanda)?|v(?:raag)?)\s?\p{N}{0,2}\s?[:.)–-]\s*(?<question>[^?？]{5,200}[?？])\s*(?:a(?:nswer|ntwort|ntwoord)?|r(?:éponse|espuesta|isposta|esposta)?)\s?[:.)–-]\s*(?<answer>\S.*)$/isu
/** "Is vinegar safe? Yes, if …": a question and its answer in one paragraph, and others beside it. */
const ran = /^\s*(?<question>[¿\p{Lu}](?:[^.!?？:]|\.(?=\p{N})){6,120}[?？])\s+(?<answer>[^?？]{6,900})$/su
/** "My tank has backed up. Will it help? No.", "Twice the heat: compared with what? With …", among others. */
const ranLong =
  /^\s*(?<question>(?:\p{Lu}[^.!?？]{4,80}\.\s+)?[¿\p{Lu}](?:[^.!?？]|\.(?=\p{N})){2,120}[?？])\s+(?<answer>[^?？]{6,900})$/su
/** "We have no glossary. We suggest one …": what is asked without a question, where all others are questions. */
const stated = /^\s*(?<question>\p{Lu}[^.!?？:;,]{6,50})\.\s+(?<answer>\S[^?？]{6,900})$/su
/** So many paragraphs under one heading, all but one of which ask first, are questions with their answers. */
const minAsked = 3
/** "Q1: Is vinegar safe?" over its answer. */
const letter =
  /^\s*(?:q|f|p|d|v|frage|question|pregunta|domanda|pergunta|vraag)\s?\p{N}{0,2}\s?[:.)]\s+(?=\p{Lu}|¿)/iu

/** The blocks with questions as headings over their answers, without the letters that mark them. */
export function unfoldQuestions(blocks: readonly PageBlock[]): PageBlock[] {
  let level = 1
  const ranIn = blocks.map((block) => readRun(block, ran))
  const isListed = (at: number) => ranIn[at - 1] !== undefined || ranIn[at + 1] !== undefined
  const listed = listedIn(blocks)
  return blocks.flatMap((block, at): PageBlock[] => {
    if (block.kind === 'heading') {
      level = block.level
      return [{ ...block, text: /[?？]\s*$/u.test(block.text) ? block.text.replace(letter, '') : block.text }]
    }
    if (block.kind === 'list') {
      const read = block.items.map((item) => folded.exec(item)?.groups)
      return read.every((groups) => groups !== undefined)
        ? read.flatMap((groups) => asSection(groups?.question ?? '', groups?.answer ?? '', level))
        : [block]
    }
    const groups =
      (block.kind === 'paragraph' ? folded.exec(block.text)?.groups : undefined) ??
      listed.get(block) ??
      (isListed(at) ? ranIn[at] : undefined)
    return groups === undefined ? [block] : asSection(groups.question ?? '', groups.answer ?? '', level)
  })
}

type Folded = Record<string, string>

/** What a paragraph asks first, in bold or not, and what it answers. */
function readRun(block: PageBlock, pattern: RegExp): Folded | undefined {
  if (block.kind !== 'paragraph') return undefined
  return pattern.exec(block.text.replace(/^\s*\*\*([^*]+[?？.])\*\*(?=\s)/u, '$1'))?.groups
}

/** The paragraphs of those headings under which one question is answered after the other. */
function listedIn(blocks: readonly PageBlock[]): ReadonlyMap<PageBlock, Folded> {
  const groups: PageBlock[][] = [[]]
  for (const block of blocks)
    if (block.kind === 'paragraph') groups.at(-1)?.push(block)
    else groups.push([])
  return new Map(
    groups.flatMap((group) => {
      const read = group.map((block) => readRun(block, ranLong))
      const count = read.filter((one) => one !== undefined).length
      if (count < minAsked || count < group.length - 1) return []
      return group.flatMap((block, at): [PageBlock, Folded][] => {
        const groups = read[at] ?? readRun(block, stated)
        return groups === undefined ? [] : [[block, groups]]
      })
    }),
  )
}

function asSection(question: string, answer: string, level: number): PageBlock[] {
  const below = ([2, 3, 4, 5, 6, 6] as const)[Math.max(0, Math.min(5, level - 1))] ?? 6
  return [
    { kind: 'heading', level: below, text: question },
    { kind: 'paragraph', text: answer },
  ]
}
