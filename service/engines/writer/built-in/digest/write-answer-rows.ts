import { escapeLine, escapeMarkdown } from '../escape-markdown.ts'
import { plainText } from '../plain-text.ts'
import { typeset } from '../typeset.ts'
import type { AnswerRow } from './answer-rows.ts'
import { askedAmounts } from './asked-amounts.ts'
import { writeDisagreement } from './write-disagreement.ts'
import { type Pen, speakerOfFinding, writeBasis, writeFinding } from './write-finding.ts'

/**
 * Each question of a topic with what every source answers to it below, the amounts that are asked for in bold. `fromTable`
 * is what a table answers, and `tableRow` the question that it answers.
 */
export function writeAnswerRows(
  rows: readonly AnswerRow[],
  { fromTable, tableRow }: { fromTable: string; tableRow: number },
  pen: Pen,
): string {
  return rows
    .flatMap(({ question, asked, differing, answers }, at) => {
      const differ = differing.map((one) => writeDisagreement(one, pen)).filter((text) => text !== '')
      const lines = [
        ...(fromTable !== '' && at === tableRow ? [`- ${fromTable}`] : []),
        ...answers.flatMap((finding) => {
          const speaker = speakerOfFinding(finding, pen)
          const place = { speaker: speaker === '' ? null : speaker, under: null, isCited: true }
          const line = writeFinding(finding, place, pen)
          const marked = markAmounts(line, speaker, askedAmounts(finding, asked), pen)
          return line === '' ? [] : [`${marked}${writeBasis(finding.source, pen)}`]
        }),
      ]
      const [first, ...others] = differ
      // A list of what differs goes on with those who say it in other words.
      if (first?.includes('\n- ')) return [[first, ...lines].join('\n'), ...others]
      const list =
        lines.length === 0
          ? []
          : [`**${escapeLine(typeset(captionOf(question), pen.phrases))}**`, lines.join('\n')]
      return [...differ, ...list]
    })
    .join('\n\n')
}

/** A line with the amounts that are asked for in bold, behind the name of who says it. */
function markAmounts(line: string, speaker: string, amounts: readonly string[], { phrases }: Pen): string {
  let from = line.indexOf(speaker) + speaker.length
  let marked = line
  for (const amount of amounts) {
    const shown = escapeMarkdown(typeset(plainText(amount), phrases))
    const at = marked.indexOf(shown, from)
    if (shown === '' || at === -1) continue
    marked = `${marked.slice(0, at)}**${shown}**${marked.slice(at + shown.length)}`
    from = at + shown.length + 4
  }
  return marked
}

/** The question as a line of its own: "and how do you tell?" was the end of a longer one. */
function captionOf({ text, language }: AnswerRow['question']): string {
  const [first = '', ...rest] = text.trim()
  const asked = `${first.toLocaleUpperCase(language)}${rest.join('')}`
  // French has a space before the mark.
  if (language.startsWith('fr')) return asked.replace(/\s*\?$/u, ' ?')
  return language.startsWith('es') && asked.endsWith('?') && !asked.includes('¿') ? `¿${asked}` : asked
}
