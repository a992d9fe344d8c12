import type { RuleWords } from '../rule-words.ts'

export const englishRuleWords: RuleWords = {
  language: 'en',
  obliges:
    'must|required|compulsory|mandatory|obligatory|obliged to|ha(?:s|ve) to|requires?|(?:is|are) (?:always )?(?:needed|necessary)|needs? (?:an?|to|the|its|your)|cannot do without',
  spares:
    "(?:is|are|be)(?:n[’']t| not) (?:\\p{L}+ )?(?:required|compulsory|mandatory|obligatory|necessary|needed|obliged)|not (?:legally )?(?:required|compulsory|mandatory|obligatory|necessary|needed)|no (?:legal |general )?(?:obligation|duty|requirement|need)|(?:do|does)(?: not|n[’']t) (?:need|have to|require)|need not|needs? no|requires? no|no \\p{L}+(?: \\p{L}+)? (?:is|are) (?:required|needed|necessary)|voluntary|optional|unnecessary|superfluous|(?:can|may) do without",
  allows:
    '(?:is|are|be|still|expressly) (?:\\p{L}+ )?(?:allowed|permitted|lawful|legal|permissible)|you may|may be (?:used|kept|put|thrown|disposed|burnt|planted|fed|parked|flown|sold|worn)|permits?|allows?',
  forbids:
    "(?:is|are|be)(?:n[’']t| not| never) (?:\\p{L}+ )?(?:allowed|permitted|lawful|legal|permissible)|not (?:allowed|permitted)|must (?:not|never)|may (?:not|never)|mustn[’']t|forbidden|forbids?|prohibit\\p{L}*|banned|bans?|illegal|unlawful",
  advises: 'recommend(?:s|ed)?|advis(?:es|ed|able)|should|(?:is|are) worth|makes? sense|sensible|a good idea',
  discourages:
    "not (?:be )?(?:recommended|advisable|advised|worth)|(?:do|does)(?: not|n[’']t) recommend|recommends? against|should(?: not|n[’']t| never)|advis(?:e|es|ed) against|discouraged?|makes? no sense|a bad idea|pointless|ill-advised",
  works:
    '(?:is|are|proved|remains?) (?:\\p{L}+ )?effective|works?|helps?|reduces?|improves?|protects?|prevents?|lowers?|speeds? up',
  fails:
    "no (?:\\p{L}+ ){0,2}(?:effect|influence|benefit|difference|impact|protection)|(?:is|are)(?:n[’']t| not) effective|ineffective|useless|(?:do|does|did)(?: not|n[’']t) (?:\\p{L}+ )?(?:help|work|reduce|prevent|improve|protect|lower|speed)|has no bearing",
  by: 'by|until|till|no later than|not later than|before|deadline (?:is|of|ends)|ends? on|due on|due by|closes? on',
  from: 'from|as of|starting|starting on|begins? on|starts? on|takes effect on|in force (?:from|since)|applies from',
}
