import type { Tone } from '#components/ui/status-pill.tsx'
import type { Article } from '#contract/articles.ts'

export type SourceState = { tone: Tone; label: string; sentence: string }

/** What speaks against a text, the gravest first, by the codes of the contract. */
const problemStates: Readonly<Record<string, SourceState>> = {
  internal_brief: { tone: 'warn', label: 'Internal brief', sentence: 'Open questions, not an article' },
  contradicted_facts: {
    tone: 'bad',
    label: 'Contradicted',
    sentence: 'A statement contradicts its source',
  },
  off_topic: { tone: 'warn', label: 'Off topic', sentence: 'The text says too little about its topic' },
  wrong_language: {
    tone: 'warn',
    label: 'Wrong language',
    sentence: "The text isn't in the language you chose",
  },
  unsupported_facts: {
    tone: 'warn',
    label: 'Sources missing',
    sentence: 'Some statements have no source',
  },
  too_short: { tone: 'warn', label: 'Too short', sentence: 'The text is too short to publish' },
  thin: { tone: 'warn', label: 'Thin', sentence: 'The sources say too little' },
}

const trustStates: Readonly<Record<string, SourceState>> = {
  sourced: { tone: 'good', label: 'All sourced', sentence: 'Every statement has a source' },
  mixed: { tone: 'warn', label: 'Sources missing', sentence: 'Some statements have no source' },
  unsourced: { tone: 'warn', label: 'No sources', sentence: 'No statement has a source' },
}

/** How the check of a text came out, in the words of every page; undefined where the service does not say. */
export function sourceState({
  problems = [],
  trust_level: level,
}: Pick<Article, 'problems' | 'trust_level'>): SourceState | undefined {
  const codes = new Set(problems.map(({ code }) => code))
  const gravest = Object.entries(problemStates).find(([code]) => codes.has(code))
  if (gravest) return gravest[1]
  if (level === undefined) return undefined
  return trustStates[level] ?? { tone: 'neutral', label: level, sentence: level }
}
