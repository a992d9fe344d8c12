/** Languages for which PostgreSQL 15 has stemming; the others are compared word by word. */
const configurations: ReadonlyMap<string, string> = new Map([
  ['ar', 'arabic'],
  ['hy', 'armenian'],
  ['eu', 'basque'],
  ['ca', 'catalan'],
  ['da', 'danish'],
  ['nl', 'dutch'],
  ['en', 'english'],
  ['fi', 'finnish'],
  ['fr', 'french'],
  ['de', 'german'],
  ['el', 'greek'],
  ['hi', 'hindi'],
  ['hu', 'hungarian'],
  ['id', 'indonesian'],
  ['ga', 'irish'],
  ['it', 'italian'],
  ['lt', 'lithuanian'],
  ['ne', 'nepali'],
  ['nb', 'norwegian'],
  ['nn', 'norwegian'],
  ['no', 'norwegian'],
  ['pt', 'portuguese'],
  ['ro', 'romanian'],
  ['ru', 'russian'],
  ['sr', 'serbian'],
  ['es', 'spanish'],
  ['sv', 'swedish'],
  ['ta', 'tamil'],
  ['tr', 'turkish'],
  ['yi', 'yiddish'],
])

/** The name of PostgreSQL's text search configuration for a BCP 47 tag. */
export function searchConfiguration(tag: string): string {
  return configurations.get(tag.toLowerCase().split(/[-_]/)[0] ?? '') ?? 'simple'
}
