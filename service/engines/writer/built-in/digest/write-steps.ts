import { escapeMarkdown } from '../escape-markdown.ts'
import { nestMarks, typeset } from '../typeset.ts'
import type { Steps } from './find-steps.ts'
import { colonOf, isOthersPaper, type Pen, speakerOf, writeStatement } from './write-finding.ts'

/** A source's steps in its order, under who numbers them so; one's own steps stand as they are. */
export function writeSteps({ source, steps }: Steps, pen: Pen): string {
  const { ledger, phrases, sources, names } = pen
  const isOwn = sources[source]?.own === true && !isOthersPaper(source, names, sources)
  const name = speakerOf(source, pen)
  const colon = `${colonOf(phrases)}${phrases.space}`
  const lines = steps.map(({ text, passage, advice }, at) => {
    const step = text.replace(/[:：]$/u, '')
    ledger.quote(source, step, passage)
    const quoted = isOwn
      ? escapeMarkdown(typeset(step, phrases))
      : `${phrases.quotes.open}${escapeMarkdown(nestMarks(step, phrases))}${phrases.quotes.close}`
    const said = advice
      .map((sentence) => writeStatement([sentence], false, pen))
      .filter((part) => part !== '')
    return `${at + 1}. ${[quoted, said.join('; ')].filter((part) => part !== '').join(colon)}`
  })
  const mark = ledger.refer(source)
  if (name === '') return `${lines.join('\n')} ${mark}`.trimEnd()
  const from = phrases.according.replace('{x}', () => `${name} ${mark}`.trimEnd())
  return `${from}\n\n${lines.join('\n')}`
}
