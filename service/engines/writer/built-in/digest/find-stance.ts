const anywhere = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const against = anywhere(
  [
    "wrong|worse|avoid|never|don[’']t|do not|should not|shouldn[’']t|not recommended|bad (?:for|idea|place)|mistake|myth|harm\\p{L}*|stale|spoils?|ruins?|useless|unnecessary|no need|faster than outside",
    'falsch|schlechter|vermeiden|niemals|nie|nicht empfohlen|fehler|mythos|schadet|unnötig|überflüssig|verdirbt',
    'faux|pire|éviter|évitez|jamais|déconseillé|erreur|mythe|nuit|inutile',
    'peor|evitar|evite|nunca|no se recomienda|error|mito|daña|inútil|innecesario',
    'sbagliat\\p{L}|peggio|evitare|mai|sconsigliat\\p{L}|errore|mito|inutile',
    'errad[oa]|pior|nunca|desaconselhad[oa]|erro|inútil|desnecessári[oa]',
  ].join('|'),
)
const inFavour = anywhere(
  [
    'keep|store|use|put|best|better|stays? (?:fresh|good)|fresh|helps?|recommend\\p{L}*|ideal|perfect|right place|always|worth',
    'lagern|bewahren|nutzen|am besten|besser|frisch|hilft|empfehl\\p{L}*|ideal|immer|lohnt',
    'gardez|conservez|utilisez|mieux|meilleur\\p{L}*|frais|aide|recommand\\p{L}*|idéal|toujours',
    'guarda|guarde|conserva|usa|mejor|fresco|ayuda|recomend\\p{L}*|ideal|siempre',
    'conserva|tieni|usa|meglio|migliore|fresco|aiuta|raccomand\\p{L}*|ideale|sempre',
    'guarde|conserve|use|melhor|fresco|ajuda|recomend\\p{L}*|ideal|sempre',
  ].join('|'),
)

/** Whether a sentence advises something or warns of it; null where it does neither, or it cannot be told. */
export function findStance(text: string): 'for' | 'against' | null {
  if (against.test(text)) return 'against'
  return inFavour.test(text) ? 'for' : null
}

/** What a place or means is called in several words, so that two sources that differ about it are found. */
const sameThings = [
  ['fridge', 'refrigerator', 'refrigerated', 'fridges'],
  ['freezer', 'frozen', 'freeze', 'freezing'],
  ['phone', 'smartphone', 'mobile', 'telephone'],
  ['kühlschrank', 'kühlschranks', 'kühlschränken'],
  ['frigo', 'réfrigérateur', 'frigorifero'],
  ['nevera', 'frigorífico', 'heladera', 'geladeira'],
]
const names = new Map(sameThings.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)))

/** The places and means that a text names: "in the fridge", "a refrigerator", "with a linen bag". */
export function findMeans(text: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    const known = names.get(word)
    if (known !== undefined) found.add(known)
  }
  for (const [, word] of text
    .toLowerCase()
    .matchAll(
      /(?<!\p{L})(?:in|into|on|inside|im|in der|auf|dans|en|nel|nella|na|no) (?:(?:the|an?|der|den|dem|einem|einer|le|la|un|une|el|una|uma?) )?(\p{L}{4,})/gu,
    ))
    if (word !== undefined) found.add(names.get(word) ?? word)
  return found
}
