export type CodeLanguage = 'json' | 'shell' | 'typescript'
export type CodeToken = { text: string; kind: TokenKind | undefined }
type TokenKind = 'comment' | 'string' | 'name' | 'word'

/** More is shown in one colour: a payload of any length must not hold up its page. */
export const maxCharacters = 40_000

/** The parts with a colour, the first that fits counts; each named group is a kind. */
const patterns: Record<CodeLanguage, RegExp> = {
  json: /(?<name>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*")|(?<word>\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
  shell:
    /(?<comment>(?<=^|\s)#.*)|(?<string>'[^']*'|"(?:\\.|[^"\\])*")|(?<name>(?<=\s)--?[A-Za-z][\w-]*)|(?<word>(?<=^)(?:curl|export|claude)\b)/gm,
  typescript:
    /(?<comment>\/\/.*)|(?<string>'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|(?<word>\b(?:const|let|await|async|return|if|throw|new|while|do|import|from|export|function|undefined|typeof)\b)/g,
}

/** Code in parts, in order and with nothing lost, each with the kind that its colour stands for. */
export function codeTokens(code: string, language: CodeLanguage | undefined): CodeToken[] {
  if (language === undefined || code.length > maxCharacters) return [{ text: code, kind: undefined }]
  const tokens: CodeToken[] = []
  let end = 0
  for (const match of code.matchAll(patterns[language])) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), kind: undefined })
    tokens.push({ text: match[0], kind: kindOf(match.groups) })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: undefined })
  return tokens
}

const kinds: readonly TokenKind[] = ['comment', 'string', 'name', 'word']

function kindOf(groups: Readonly<Record<string, string | undefined>> | undefined): TokenKind | undefined {
  return kinds.find((kind) => groups?.[kind] !== undefined)
}
