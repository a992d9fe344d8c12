import { baseLanguage } from '../../writer/shared.ts'
import type { LeadMagnetKind, LeadMagnetOutlook } from '../lead-magnet-writer.ts'
import { minItems } from '../minimum.ts'

const needed: Record<LeadMagnetKind, { one: string; many: string; how: string }> = {
  checklist: {
    one: 'thing to do',
    many: 'things to do',
    how: 'that says what to do, step by step',
  },
  framework: {
    one: 'step to take',
    many: 'steps to take',
    how: 'that says what to do, step by step',
  },
  swipe_file: {
    one: 'line that can be pasted',
    many: 'lines that can be pasted',
    how: 'with questions, figures, advice or quotations of customers',
  },
}

/** Why too little was found for one, and what would help, for a person. */
export function explainLack(
  { kind, topic, language, evidence }: Pick<LeadMagnetOutlook, 'kind' | 'topic' | 'language' | 'evidence'>,
  found: number,
): string {
  const { one, many, how } = needed[kind]
  const name = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  const quotable = evidence.filter(({ role }) => role !== 'internal')
  const languages = [...new Set(quotable.map((source) => baseLanguage(source.language)))]
  const isForeign = quotable.length > 0 && !languages.includes(baseLanguage(language))
  const help = `Add a document ${how}, or connect a model in Settings.`
  if (evidence.length === 0) return `None of your documents is about “${topic}”. ${help}`
  if (quotable.length === 0)
    return `What your documents say about “${topic}” is marked internal, and without a model a lead magnet quotes word for word. Add a document that may be quoted, or connect a model in Settings.`
  if (isForeign)
    return `What your documents say about “${topic}” is in ${languages.map(name).join(' and ')}, and without a model nothing is translated. Ask for it in ${name(languages[0] ?? 'en')}, or connect a model in Settings.`
  const has = found === 0 ? `no ${one}` : `only ${found} ${found === 1 ? one : many}`
  return `Your documents have ${has} on “${topic}”; it takes ${minItems}. ${help}`
}
