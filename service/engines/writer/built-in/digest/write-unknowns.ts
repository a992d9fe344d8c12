import type { Unknown } from './find-unknowns.ts'
import { colonOf, type Pen } from './pen.ts'
import { speakerOf } from './speaker.ts'
import { writeSentences } from './write-passage.ts'

/** What sources say that they do not know, as items of a list, each with who says it. */
export function writeUnknowns(unknowns: readonly Unknown[], pen: Pen): string[] {
  const { ledger, phrases } = pen
  return unknowns.flatMap(({ source, sentences }) => {
    const text = writeSentences(sentences, pen)
    if (text === '') return []
    const speaker = speakerOf(source, pen)
    const who = speaker === '' ? '' : `${speaker}${colonOf(phrases)}${phrases.space}`
    return [`- ${who}${text.replace(/[.。]$/u, '')} ${ledger.refer(source)}`.trimEnd()]
  })
}
