import { escapeLine } from '../escape-markdown.ts'
import type { AnswerRow } from './answer-rows.ts'
import { writeDisagreement } from './write-disagreement.ts'
import { type Pen, speakerOfFinding, writeBasis, writeFinding } from './write-finding.ts'

/**
 * Each question of a topic with what every source answers to it below, its figure in bold where the figures differ. `fromTable`
 * is what a table answers, and `tableRow` the question that it answers.
 */
export function writeAnswerRows(
  rows: readonly AnswerRow[],
  { fromTable, tableRow }: { fromTable: string; tableRow: number },
  pen: Pen,
): string {
  return rows
    .flatMap(({ question, differing, answers }, at) => {
      const differ = differing.map((one) => writeDisagreement(one, pen)).filter((text) => text !== '')
      const lines = [
        ...(fromTable !== '' && at === tableRow ? [`- ${fromTable}`] : []),
        ...answers.flatMap((finding) => {
          const speaker = speakerOfFinding(finding, pen)
          const place = { speaker: speaker === '' ? null : speaker, under: null, isCited: true }
          const line = writeFinding(finding, place, pen)
          return line === '' ? [] : [`${line}${writeBasis(finding.source, pen)}`]
        }),
      ]
      const [first, ...others] = differ
      // A list of what differs goes on with those who say it in other words.
      if (first?.includes('\n- ')) return [[first, ...lines].join('\n'), ...others]
      const list = lines.length === 0 ? [] : [`**${escapeLine(captionOf(question))}**`, lines.join('\n')]
      return [...differ, ...list]
    })
    .join('\n\n')
}

/** The question as a line of its own: "and how do you tell?" was the end of a longer one. */
function captionOf({ text, language }: AnswerRow['question']): string {
  const [first = '', ...rest] = text.trim()
  const asked = `${first.toLocaleUpperCase(language)}${rest.join('')}`
  return language.startsWith('es') && asked.endsWith('?') && !asked.includes('¿') ? `¿${asked}` : asked
}
