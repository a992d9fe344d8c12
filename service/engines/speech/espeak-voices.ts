/** The voices of eSpeak NG by language, for languages whose voice is named otherwise than their ISO 639-1 code. */
const voices: ReadonlyMap<string, string> = new Map([
  ['en', 'en-us'],
  ['en-gb', 'en-gb'],
  ['es-419', 'es-419'],
  ['es-mx', 'es-419'],
  ['fr', 'fr-fr'],
  ['fr-ch', 'fr-ch'],
  ['fr-be', 'fr-be'],
  ['no', 'nb'],
  ['pt-br', 'pt-br'],
  ['zh', 'cmn'],
])

const languages = new Set(
  `af am ar az be bg bn bs ca cs cy da de el eo et eu fa fi ga gd gu he hi hr hu hy id is it ja ka kk kn ko ky la lb lt
  lv mi mk ml mr ms mt my nb ne nl or pa pl pt ro ru sd si sk sl sq sr sv sw ta te th tk tr tt ug uk ur uz vi`.split(
    /\s+/,
  ),
)

/** The name of the voice for a BCP 47 tag; undefined for a language that eSpeak NG does not speak. */
export function findEspeakVoice(language: string): string | undefined {
  const tag = language.toLowerCase().replaceAll('_', '-')
  const [primary = ''] = tag.split('-')
  return voices.get(tag) ?? voices.get(primary) ?? (languages.has(primary) ? primary : undefined)
}
