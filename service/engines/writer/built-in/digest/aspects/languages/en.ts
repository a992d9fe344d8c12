import type { AspectWords } from '../aspect-words.ts'

export const englishAspects: AspectWords = {
  language: 'en',
  time: 'years?|months?|weeks?|days?|hours?|minutes?',
  aspects: {
    cost: {
      words: 'cost(?!um)|pric(?:e|ing|y)|expens|cheap|affordab|fees?(?!\\p{L})|budget|spend',
      asks: 'how much (?:do|does|is|are|will)|what do i pay',
    },
    noise: {
      words: 'nois|loud|quiet|silen|sound|decibel|db(?!\\p{L})|hum(?:s|ming)?(?!\\p{L})|audib|acousti',
    },
    duration: {
      words: 'last(?:s|ing|ed)?(?!\\p{L})|lifespan|life ?time|durab|duration',
      asks: 'how (?:long|fast|quickly|soon)',
      answers:
        'how long|(?:lead|waiting|delivery|response|turnaround) times?|time (?:to|from|until|it takes|taken|needed)|deadlines?|time ?(?:frame|line|limit)s?',
    },
    risk: {
      words: 'risk|danger|safe|hazard|problem|drawback|disadvantage|mistake|pitfall|side effect|warning|fail',
    },
    grant: {
      words: 'grant|subsid|funding|incentive|rebate|tax credit',
    },
    energy: {
      words: 'efficien|consum|kwh|energy use|electricity|scop',
    },
    law: {
      words: 'legal|laws?(?!\\p{L})|permit|permission|regulat|allowed|mandatory|compulsory',
    },
    gap: {
      words: 'miss(?:es|ed|ing)?(?!\\p{L})|overlook|lack|lose(?:s)?(?!\\p{L})|lost(?!\\p{L})',
      answers:
        "(?:under|over|mis)count|uncounted|discard|exclud|filtered out|blind spot|invisible|undetected|unknown|not (?:being |be )?(?:recorded|counted|tracked|measured|seen|shown|included|possible)|(?:do|does|did|can)(?:n[’']t| not| no) (?:\\p{L}+ )?(?:use|track|count|record|pass|see|identify|measure|cover)|cannot|separate visitors|counted as",
    },
    worth: {
      words: 'worth|pays? (?:off|back)|profitab',
      answers:
        'benefit|advantage|drawback|disadvantage|effort|cost|sav(?:e|es|ed|ings?)(?!\\p{L})|payback|return|invaluable|helps?(?!\\p{L})|time',
    },
    opinion: {
      words: 'thinks?(?!\\p{L})|feel(?:s|ing)?(?!\\p{L})|opinion|feedback|satisf',
      answers:
        'feedback|interview|opinion|thoughts?(?!\\p{L})|panels?(?!\\p{L})|usability|observ|ask(?:s|ed|ing)?(?!\\p{L})|listen|insight|inquiry|survey',
    },
  },
}
