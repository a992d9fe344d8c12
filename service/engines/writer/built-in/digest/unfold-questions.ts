import type { PageBlock } from '../../../reader/page-block.ts'

/** "Q: How often? A: Every month.", "P: … R: …", "Frage: … Antwort: …": one item of a list, or one paragraph. */
const folded =
  /^\s*(?:q(?:uestion)?|f(?:rage)?|p(?:regunta|ergunta)?|d(?:omanda)?|v(?:raag)?)\s?\p{N}{0,2}\s?[:.)–-]\s*(?<question>[^?？]{5,200}[?？])\s*(?:a(?:nswer|ntwort|ntwoord)?|r(?:éponse|espuesta|isposta|esposta)?)\s?[:.)–-]\s*(?<answer>\S.*)$/isu
/** "Is vinegar safe? Yes, if …": a question and its answer in one paragraph, and others beside it. */
const ran = /^\s*(?<question>[¿\p{Lu}][^.!?？:]{6,120}[?？])\s+(?<answer>[^?？]{6,900})$/su
/** "Q1: Is vinegar safe?" over its answer. */
const letter =
  /^\s*(?:q|f|p|d|v|frage|question|pregunta|domanda|pergunta|vraag)\s?\p{N}{0,2}\s?[:.)]\s+(?=\p{Lu}|¿)/iu

/** The blocks with questions as headings over their answers, without the letters that mark them. */
export function unfoldQuestions(blocks: readonly PageBlock[]): PageBlock[] {
  let level = 1
  const asked = blocks.map((block) => (block.kind === 'paragraph' ? ran.exec(block.text)?.groups : undefined))
  const isListed = (at: number) => asked[at - 1] !== undefined || asked[at + 1] !== undefined
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
      (isListed(at) ? asked[at] : undefined)
    return groups === undefined ? [block] : asSection(groups.question ?? '', groups.answer ?? '', level)
  })
}

function asSection(question: string, answer: string, level: number): PageBlock[] {
  const below = ([2, 3, 4, 5, 6, 6] as const)[Math.max(0, Math.min(5, level - 1))] ?? 6
  return [
    { kind: 'heading', level: below, text: question },
    { kind: 'paragraph', text: answer },
  ]
}
