import type { PointerWords } from '../pointer-words.ts'

export const englishPointers: PointerWords = {
  language: 'en',
  demonstrative:
    '(?:this|these|those|such)(?! (?:who|year|month|week|is (?:why|because)))|therefore|thus|hence|consequently|the (?:former|latter|above|aforementioned)',
  announced:
    '(?:\\p{N}+|two|three|four|five|six|seven|eight|nine|ten|several|various|many|some|a few|a number of|the following) (?:(?!of |to )[\\p{L}-]+ ){0,3}(?:signs|symptoms|advantages|benefits|reasons|factors|ways|types|kinds|steps|things|options|questions|rules|tips|examples|categories|aspects|mistakes|methods|features|challenges|drawbacks|disadvantages|principles|criteria|approaches|elements|components)',
  document:
    'the (?:study|survey|report|authors?|researchers?|paper|article|results?|findings?|analysis|data|experiment|trial|company|firm|team|price|amount|fee|offer|package|procedure|figure|companies|employees|users|customers|patients|chart|graph|table|group|sample|respondents|participants|first|second|third|other|others|difference|answer|reason|result|problem|idea|goal|trick|key|latter|former|rest|whole|two|three|following|more|less|better|higher|lower|\\p{L}{3,}est)(?= |,)|(?:one|two|three|four|five|six|seven|eight|nine|ten|most|some|many|few|half|several|none) (?:said|say|asked|ask|were|was|are|is|had|have|has|did|do|chose|reported|gave|wanted|needed|found|used|agreed|told|came|went|took|made|got|\\p{L}{2,}ed)(?!\\p{L})|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \\p{L}+ed',
  elsewhere:
    'see (?:our|the|also|below|above|section|page|chapter)|as (?:mentioned|described|noted|shown|discussed|explained)|(?:above|below|overleaf)(?=[.,;)]|$)|in (?:the (?:next|previous|last) (?:section|chapter|part)|our (?:guide|article|post|blog))|click|read (?:on|more|our)|(?:for|of|by|among) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?=[.]$)|(?:one|some|most|all|both|none|each|two|three) of (?:them|these|those)|said one|(?:figure|table|chart|fig\\.) \\d',
  connectives:
    "before(?=,)|since then|after that|afterwards|(?:that|this)(?: is|[’']s) (?:why|because|how|where|what|when)|an? additional|additional|includes|shows|measures|calculated|in addition to|on the other hand|for (?:others|some|context)|that way|that means|as an example|just (?:like|as)|otherwise|whether|regardless|next|first(?:ly)?|by doing|however|although|while it|(?:in|by|since|until) (?:[\\p{L}\\p{N}]+ ){1,6}(?:it|they) (?:had|was|were|is|are|has|have)|once you|in these|your|sometimes",
  ofThem: 'of (?:them|these|those)',
  partOfIt:
    '(?:the (?:median|average|mean|total|lowest|highest|loudest|quietest|rest|effect|hash|others?)|one in \\p{L}+|what (?:arrives|remains|is left)|two thirds|half|most) (?:is|are|was|were|changes|makes|said|of)|the \\p{L}+ there(?! (?:is|are|was|were))',
  about: 'about|around|only|some|nearly|almost',
  percent: 'per ?cent',
  ofWhom: 'of|less|more|lower|higher|cheaper',
  ofWhat: 'of (?:an?|the|all) (?!(?:them|these|those|others?|former|latter|year|study|survey)(?!\\p{L}))',
  pronouns: 'it|they|he|she',
  so: 'so',
  articles: 'the |an? ',
  concludes: 'therefore|thus|hence|consequently|for (?:this|that) reason|because of (?:this|that)',
}
