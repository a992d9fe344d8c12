const name = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:de|da|do|dos|del|della|di|la|le|von|van|der|den|zu|y|e|\p{Lu}[\p{L}.’'-]*))* \p{Lu}[\p{L}.’'-]+`
const title = String.raw`(?:Dr|Prof|Dott|Dra|Mag)\.?`
const several = `(?:${title} )*${name}(?:(?:,| and| und| et| y| e| en) (?:${title} )*${name})*`
/** "Por Lucía Berenguer" */
const signed = new RegExp(
  `^(?:(?:[Ww]ritten )?[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|A cura di|Texte?:|Texto:|Testo:) ${several}$`,
  'u',
)
/** "Dr Helen Marsh, Peter Brandt": without a title two words with capitals may be anything. */
const titled = new RegExp(`^(?=.*\\b${title} )${several}$`, 'u')

/** True for a line, set like a heading, that only says who wrote what stands below it. */
export function isSignature(line: string): boolean {
  return signed.test(line) || titled.test(line)
}
