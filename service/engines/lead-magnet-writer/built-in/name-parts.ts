import type { Sentence } from '../../writer/shared.ts'
import type { MagnetWords, Phase } from '../magnet-words.ts'
import { actionsIn } from './find-actions.ts'
import type { Theme } from './theme.ts'

/** What becomes one part: its name, what to do, and what else its section says. */
export type NamedPart = { heading: string; actions: Sentence[]; others: Sentence[] }

const minActions = 2
const maxParts = 8
const phases: readonly Phase[] = ['prepare', 'do', 'check']

/**
 * Parts with names from the sources: their headings with at least two actions below; all other actions are grouped by
 * when they are done, under the three labels for that.
 */
export function nameParts(themes: readonly Theme[], words: MagnetWords): NamedPart[] {
  const read = themes.map((theme) => ({ theme, actions: actionsIn(theme) }))
  const named = read.filter(({ theme, actions }) => theme.heading !== null && actions.length >= minActions)
  const best = new Set(
    named.toSorted((a, b) => b.theme.worth - a.theme.worth).slice(0, maxParts - phases.length),
  )
  const parts = named
    .filter((one) => best.has(one))
    .map(({ theme, actions }) => ({
      heading: theme.heading ?? '',
      actions,
      others: theme.sentences.filter((sentence) => !actions.includes(sentence)),
    }))
  const others = read.filter((one) => !best.has(one) && one.actions.length > 0)
  const [only] = others
  // The last one left needs no name that says less than its own.
  if (only && others.length === 1 && only.theme.heading !== null)
    return [...parts, { heading: only.theme.heading, actions: only.actions, others: [] }]
  const left = others.flatMap(({ actions }) => actions)
  const byPhase = Map.groupBy(left, (sentence) => phaseOf(sentence, words))
  // One thing by itself makes no part of its own: it is simply something to do.
  const alone = (['prepare', 'check'] as const).filter((phase) => (byPhase.get(phase)?.length ?? 0) === 1)
  const rest = left.filter((sentence) => {
    const phase = phaseOf(sentence, words)
    return phase === 'do' || alone.some((one) => one === phase)
  })
  const phased = phases.flatMap((phase) => {
    const actions =
      phase === 'do' ? rest : alone.some((one) => one === phase) ? [] : (byPhase.get(phase) ?? [])
    const { do: doing } = words.phases
    const heading = phase === 'do' && parts.length > 0 ? doing.beside : words.phases[phase].heading
    return actions.length === 0 ? [] : [{ heading, actions, others: [] }]
  })
  const [prepare, ...later] = phased
  return prepare?.heading === words.phases.prepare.heading
    ? [prepare, ...parts, ...later]
    : [...parts, ...phased]
}

function phaseOf({ text }: Sentence, words: MagnetWords): Phase {
  const opening = text.toLowerCase().split(/\s+/).slice(0, 3).join(' ')
  if (words.phases.check.cues.test(opening)) return 'check'
  return words.phases.prepare.cues.test(opening) ? 'prepare' : 'do'
}
