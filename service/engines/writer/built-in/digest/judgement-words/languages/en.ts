import type { JudgementWords } from '../judgement-words.ts'

export const englishJudgementWords: JudgementWords = {
  language: 'en',
  good: 'harmless|(?<!(?:to be|better|play it|be on the) )safe(?:ly)?|(?:is|are|works?) (?:perfectly |just |usually )?fine|(?:is|are|poses?|causes?) no (?:problem|harm|risk|danger)|(?:does|do|will) (?:no|not do any) (?:harm|damage)|suitable|effective|works? (?:very )?(?:well|best|just as well)|acceptable|(?:is|are) (?:well |certainly |usually |really )?worth(?:while)?|pays? off|(?:an? )?(?:good|great|sound|sensible|smart|wise) (?:choice|idea|option|investment|buy)|the best (?:choice|option|remedy|solution)|makes? (?:good |financial )?sense',
  bad: 'harmful|harms|(?:can|may|could|will|might) (?:\\p{L}+ )?(?:harm|damage|ruin|destroy|attack|corrode|crack|scratch|void)|damages|ruins|destroys|attacks|corrodes|(?:is|are) (?:far |much )?too (?:aggressive|harsh|strong|risky)|unsafe|dangerous|risky|unsuitable|useless|pointless|ineffective|does (?:nothing|little)|do (?:nothing|little)|(?:is|are) (?:a |an )?(?:complete |total |sheer )?(?:waste|mistake|gimmick)|wastes|(?:an? )?(?:bad|poor|terrible|unwise) (?:choice|idea|option|investment|buy)|makes? no sense|(?:has|have) no (?:place|effect|use|benefit)',
  urges:
    'recommends?|(?:is|are) recommended|advis(?:es|ed) (?:to use |using |taking )?(?!against)|swears? by',
  warns:
    "avoid|hands off|(?:keep|stay) away from|steer clear of|(?:do not|don[’']t|never) (?:use|put|pour|add|apply|buy|take|try)|(?:advis(?:es?|ed)|warns?|recommends?|decided?) against|(?:is|are) (?:not recommended|discouraged)|(?:does|do) not recommend|would not recommend|discourages?",
  negates:
    "not|no|never|isn[’']t|aren[’']t|doesn[’']t|don[’']t|won[’']t|cannot|can[’']t|hardly|rarely|neither|nor|without|far from",
  prepositions:
    'for|in|on|at|into|onto|against|during|to|around|inside|over|under|after|before|between|about',
  articles: 'the|an?|this|that|these|those|your|our|their|its|most|all|any|some|many',
  takesUp: 'it|this|that|they|these|both|the (?:method|remedy|trick|substance|product|mixture)',
  general:
    'temperatures?|pressure|speed|levels?|doses?|intervals?|settings?|programmes?|programs?|cycles?|models?|brands?|versions?|sizes?|colou?rs?|methods?|ways?|options?|solutions?|remed(?:y|ies)|products?|tricks?|tips?|variants?|steps?|experts?|makers?|manufacturers?|sources?|cases?|things?|thing|stud(?:y|ies)|review|reviews|authors?|researchers?|doctors?|users?|answer|results?|effects?|amounts?|bit|dash|lot|kind|type|use',
}
