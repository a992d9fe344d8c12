import { personName, personTitle } from './person-name.ts'

const several = `(?:${personTitle} )*${personName}(?:(?:,| and| und| et| y| e| en) (?:${personTitle} )*${personName})*`
/** "Por Lucía Berenguer" */
const signed = new RegExp(
  `^(?:(?:[Ww]ritten )?[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|A cura di|Texte?:|Texto:|Testo:) ${several}$`,
  'u',
)
/** "Dr Helen Marsh, Peter Brandt": without a title two words with capitals may be anything. */
const titled = new RegExp(`^(?=.*\\b${personTitle} )${several}$`, 'u')

/** True for a line, set like a heading, that only says who wrote what stands below it. */
export function isSignature(line: string): boolean {
  return signed.test(line) || titled.test(line)
}
