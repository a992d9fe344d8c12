/** The words of a post that are not the article's: they ask, point and label, and state nothing. */
export type PostWords = {
  readOn: string
  findOut: string
  ask: string
  keep: string
  points: string
  sources: string
  shot: string
  voice: string
  screen: string
}
