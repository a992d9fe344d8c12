import type { LeadMagnetLine } from '#contract/lead-magnets.ts'

/** A line that a page ends in goes on over the leaf. */
const tellingLetters = 40

/** Which lines a page prints, by its words: they are set anew, so letters and digits alone are compared. */
export function linesOnPage(pageText: string): (line: LeadMagnetLine) => boolean {
  const printed = lettersOf(pageText)
  return ({ text }) => {
    const letters = lettersOf(text).slice(0, tellingLetters)
    return letters !== '' && printed.includes(letters)
  }
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
