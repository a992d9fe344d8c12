import { articleLanguages } from '#lib/article-languages.ts'

export const layouts = [
  { value: 'magazine', label: 'Magazine' },
  { value: 'journal', label: 'Journal' },
  { value: 'product', label: 'Product blog' },
] as const

export const typefaces = [
  { value: 'newsreader', label: 'Newsreader (serif)' },
  { value: 'source-serif', label: 'Source Serif (serif)' },
  { value: 'literata', label: 'Literata (serif)' },
  { value: 'lora', label: 'Lora (serif)' },
  { value: 'inter', label: 'Inter (sans serif)' },
  { value: 'plex-sans', label: 'IBM Plex Sans (sans serif)' },
  { value: 'figtree', label: 'Figtree (sans serif)' },
  { value: 'bricolage', label: 'Bricolage Grotesque (sans serif)' },
] as const

export const callToActionPlaces = [
  { value: 'end', label: 'At the end' },
  { value: 'text', label: 'In the text' },
  { value: 'both', label: 'In the text and at the end' },
  { value: 'none', label: 'Nowhere' },
] as const

export const languages = [{ value: '', label: 'As most articles' }, ...articleLanguages] as const

/** The option with this value; what was there when there is none. */
export function pick<const Value extends string>(
  options: readonly { value: Value }[],
  value: string,
  before: Value,
): Value {
  return options.find((option) => option.value === value)?.value ?? before
}
