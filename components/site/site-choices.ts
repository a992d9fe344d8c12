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

export const languages = [
  { value: '', label: 'As most articles' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'es', label: 'Spanish' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'ru', label: 'Russian' },
  { value: 'ar', label: 'Arabic' },
  { value: 'ur', label: 'Urdu' },
  { value: 'hi', label: 'Hindi' },
  { value: 'bn', label: 'Bengali' },
  { value: 'id', label: 'Indonesian' },
  { value: 'it', label: 'Italian' },
  { value: 'ja', label: 'Japanese' },
  { value: 'zh', label: 'Chinese' },
] as const

/** The option with this value; what was there when there is none. */
export function pick<const Value extends string>(
  options: readonly { value: Value }[],
  value: string,
  before: Value,
): Value {
  return options.find((option) => option.value === value)?.value ?? before
}
