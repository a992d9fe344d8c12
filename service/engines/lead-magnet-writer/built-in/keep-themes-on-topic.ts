import type { Ranked, Topic } from '../../writer/shared.ts'
import { centroid, cosine, spread, termsOf } from '../../writer/shared.ts'
import type { Theme } from './theme.ts'

/** Number of best sentences that represent the topic. */
const leadingSentences = 20
const likeLeading = 0.06
const likeAnother = 0.15

/**
 * The themes that speak of the topic: a heading or a sentence names it, or they resemble those that do. The opening
 * hours of a price list stay out however well they are written.
 */
export function keepThemesOnTopic(themes: Theme[], ranked: Ranked, topic: Topic): Theme[] {
  const leading = ranked.sentences
    .toSorted((a, b) => ranked.score(b) - ranked.score(a))
    .slice(0, leadingSentences)
  const width = ranked.vectors.size
  const dense = spread(centroid(leading.map(ranked.vector)), width)
  const vectorOf = (theme: Theme) => centroid(theme.sentences.map(ranked.vector))
  const speaks = (theme: Theme) =>
    cosine(dense, vectorOf(theme)) >= likeLeading ||
    theme.sentences.some(({ terms, lexicon, section }) => {
      const wanted = topic.terms(lexicon.language)
      const said = new Set([...terms, ...termsOf(section.heading ?? '', lexicon)])
      return wanted.filter((term) => said.has(term)).length >= Math.min(2, wanted.length)
    })
  const speakers = themes.filter(speaks)
  return themes.filter((theme) => {
    if (speakers.includes(theme)) return true
    const own = spread(vectorOf(theme), width)
    return speakers.some((speaker) => cosine(own, vectorOf(speaker)) >= likeAnother)
  })
}
