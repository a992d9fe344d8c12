/** What kind of answer a topic wants. */
export type QuestionType = 'how_to' | 'amount' | 'which' | 'why' | 'worth' | 'other'

const start = (list: string) => new RegExp(`^[^\\p{L}]*(?:${list})(?!\\p{L})`, 'iu')
const anywhere = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const rules: [QuestionType, RegExp][] = [
  [
    'worth',
    anywhere(
      'worth|pays? off|make sense|lohnt|lohnen|sinnvoll|rentable|vaut|valent|vale la pena|merece la pena|conviene|compensa|should (?:i|we|you) (?:buy|use|switch|get)',
    ),
  ],
  [
    'worth',
    start(
      'should|soll(?:te)?n? (?:ich|man|wir|eine?|der|die|das)|faut-il|doit-on|devrait-on|¿?debería|dovrei|dovrebbe|devo|deveria',
    ),
  ],
  [
    'amount',
    start(
      'how (?:much|many|loud|long|far|fast|often|high|big|expensive|old|hot|cold|heavy|quickly|soon|safe|good)|wie (?:viel\\p{L}*|laut|lange|weit|schnell|oft|hoch|groß|teuer|alt|schwer)|combien|à quel\\p{L}*|cuánt[oa]s?|quant[oaie]|quão|qué tan',
    ),
  ],
  ['why', start('why|warum|wieso|weshalb|pourquoi|por qué|perché|por que')],
  [
    'how_to',
    anywhere(
      'how|wie|comment|cómo|como|come(?= \\p{L}+re)|avoid|prevent|ways? to|steps?|tips|vermeiden|éviter|evitar|evitare',
    ),
  ],
  ['which', start('which|what|welche\\p{L}*|was|quel\\p{L}*|que|qué|cuál\\p{L}*|quali|quale|che|qual|quais')],
]

/** What kind of answer a topic wants, by the words it asks with. */
export function findQuestionType(topic: string): QuestionType {
  return rules.find(([, rule]) => rule.test(topic))?.[0] ?? 'other'
}
