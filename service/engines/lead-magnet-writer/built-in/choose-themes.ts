import { isAdvice } from './is-advice.ts'
import type { Theme } from './read-material.ts'

/** From this many themes that say what to do, those that only explain stay out. */
const enoughThemes = 3

/** The best themes that have something to say, those that say what to do before others, in the order of their sources. */
export function chooseThemes(themes: readonly Theme[], bounds: { most: number; sentences: number }): Theme[] {
  const fit = themes.filter(({ sentences }) => usable(sentences).length >= bounds.sentences)
  const advising = fit.filter((theme) => adviceIn(theme).length > 0)
  const offered = advising.length >= enoughThemes ? advising : fit.length > 0 ? fit : themes
  const chosen = new Set(offered.toSorted((a, b) => b.worth - a.worth).slice(0, bounds.most))
  return themes.filter((theme) => chosen.has(theme))
}

/** Sentences that stand by themselves: no question, no announcement of a list, nothing that leans on the one before. */
export function usable(sentences: Theme['sentences']): Theme['sentences'] {
  return sentences.filter(({ question, announces, leaning }) => !question && !announces && !leaning)
}

/** Those that say what to do. */
export function adviceIn({ sentences }: Theme): Theme['sentences'] {
  return usable(sentences).filter(isAdvice)
}
