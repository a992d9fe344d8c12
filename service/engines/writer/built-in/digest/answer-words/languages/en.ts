import type { AnswerWords } from '../answer-words.ts'

export const englishAnswerWords: AnswerWords = {
  language: 'en',
  advises:
    "change (?:the|your|it|them|position)|alternate|vary|stand (?:up|for)|sit (?:up|down|for)|begin (?:with|by)|swap|use|treat|lay|hang|apply|press|pour|rinse|empty|dissolve|drain|unplug|unscrew|tighten|soak|dry|brush|seal|attach|connect|stir|heat|cool|ventilate|wear|choose|place|keep|turn|put|set|make|take|add|ask|start|try|choose|check|avoid|consider|identify|define|write|find|give|create|offer|show|let|invite|measure|store|freeze|wrap|toast|move|clearly|run|plan|test|tell|explain|arrive|recruit|remove|leave|mix|wait|compare|divide|multiply|count|weigh|pick|clean|fit|stagger|replace|switch|wash|fill|install|assign|schedule|agree|reuse|reduce|buy|bring|negotiate|prepare|insulate|submit|register|(?:pair|follow|shadow|order|label|cut|share|send|call|record|log|stop|hold|book|limit|read|train|track|review|update|serve|open|close|split|cover|pay|sign|print|swap|trim|build|get|look|talk|meet|work|name|start) (?:the|an?|your|each|every|all|any|it|them|one|two|three|only|on|at|from|for|with|in|to|up|out|off|down|\\p{L}+ly)|do not|don[’']t|never|always|you (?:should|can|need|must)",
  obliges:
    "should|must|needs? to|have to|it(?:[’']s| is) (?:best|better|worth)|recommend\\p{L}*|required|compulsory|mandatory",
  concludes:
    '\\p{N}+ ?% (?:more|less|fewer|higher|lower|faster|slower|cheaper)|in all|overall|in total|on average|median|net(?= )|as a result|at that rate|turned out|found (?:that|no|none|an?|little)|shows? that|showed that|suggests? that|concluded?s?|reveal(?:s|ed) that|outweighs?|reported (?:less|more|fewer)|no (?:\\p{L}+ ){0,2}differences?|compared (?:to|with)|(?:the|an) average|averaged|typically|fell|rose|dropped|grew|doubled|halved|shot up|went (?:up|down|from)|(?:increase|decrease|reduce|cut)[sd]?|(?:not )?significant(?:ly)?|improvements?|improved|reductions? (?:in|of)|gains? in|drops? in|rise in|decline in|back (?:at|to)|stayed (?:where|the same|at)|unchanged|rather than|instead of|pays? (?:back|off|for itself)|adds up|works out|comes? to|costs? (?:us )?[€$£\\d]|(?:more|less|fewer|higher|lower|faster|slower|better|worse|cheaper|longer|shorter) (?:\\p{L}+ ){0,2}than|the (?:highest|lowest|best|worst|most|least)|not one|\\p{N}\\p{L}*, not \\p{N}',
  prepares:
    '(?:background|objectives?|aims?|methods?)(?=:)|data were collected|were collected|was conducted|were (?:asked|surveyed|recruited|invited|selected)|(?:we|and) (?:asked|fitted|tested|tried|followed|tasted|surveyed|questioned|interviewed|counted|measured|recorded|noted)|(?<=^\\P{L}*)to (?:evaluate|assess|examine|investigate)|(?:faced|faces|struggled|struggles|suffered) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:challenges?|problems?|from|with)|retrospective|self-selected|questionnaire|asks? (?:us )?(?:whether|if)|took part|were (?:measured|recorded|weighed|filmed)|tracking \\p{N}+|(?:kept|filled in) (?:a )?(?:log|diary|record)\\p{L}*|(?:is|was) the first (?:of|from)',
  conditional: 'if|when|unless|only|until|except|depends?',
  causal:
    'because|reasons? (?:given|why)|the (?:main|first|primary|real|most \\p{L}+) (?:reasons?|causes?)|since|so that|which is why|leads? to|causes?|due to|thanks to|means that|comes? from|results? from|caused by|leaves? behind|stays? behind|leaves? (?:an?|the) (?=\\p{L}+[.,;]?$)',
  weighs:
    'benefits?|advantages?|costs?|effort|worth\\p{L}*|sav(?:es?|ed|ings?)|pa(?:ys|id) (?:off|back)|payback|profit\\p{L}*|margins?|revenues?|productivity|turnover|overtime|helps?|prevents?|risk\\p{L}*|invaluable|loss(?:es)?',
  judges:
    'all (?:that )?you need|(?:is|are) (?:usually |often |rarely |seldom |hardly )?(?:not )?(?:good |quite )?(?:enough|necessary|needed)(?! to)|better buy|rarely (?:pays|worth)|worth(?! noting| mentioning| remembering| knowing)|pays? (?:off|for itself)|makes? (?:no |little |good |financial )?sense|no need to|not necessary|(?:good|smart|sound|bad|poor|wise) (?:choice|investment|idea|move)|cost-effective(?: than)?|not a gimmick',
  wonders: "whether|wonder\\p{L}*|questions?|if (?:it|they)(?:[’']s| is| are) worth",
  is: 'is|are|means|refers to',
  pictures: 'like a|just like|think of|as if',
  vague:
    "can (?:\\p{L}+ly )?(?:impact|affect|help|make)|important|crucial|critical|essential|key|great|useful|good|it[’']s easy|daunting|rewarding",
  firstPerson: 'I|we|my|our',
  introduces:
    '(?:we|I) (?:on|at|here) |(?:we|I) (?:are|am) an?(?!\\p{L})|(?:we|I) (?:are|am) (?:on|with) |my name is|in the (?:landscape|world) of|in today.s|in recent years|nowadays|more (?:and more|than ever)|many (?:people|businesses|companies|practices)|(?:last|recently|in this|this) (?:\\p{L}+ )?(?:article|post|week|chapter)',
  exemplifies: '(?:an? )?example|for (?:example|instance)|say you|imagine|suppose',
  signals:
    '(?:warning |tell-?tale )?signs?|symptoms?|indicat(?:es?|ors?|ion)|giveaways?|tells you (?:that|when)|time (?:to|for) (?:\\p{L}+ ){0,2}(?:change|replac\\p{L}*|new|renew\\p{L}*)',
  pointsAway:
    "please (?:reference|refer|see|visit)|the following (?:guidance|links)|resources|check out|further reading|templates?|see the (?:full )?(?:video|post|article|guide)|sign (?:the|our|this) petition|petition|share (?:this|it)|learn (?:more|here)|we are going to (?:learn|see|look)|let[’']s (?:see|look|learn|start)|here to guide you|examples? of (?:\\p{L}+ ){0,3}projects",
  denies:
    "it is different (?:for|with)|the exceptions? (?:is|are)|but|however|yet|still|nevertheless|on the contrary|in fact|in reality|unfortunately|that is not|that[’']s not|it is not|it[’']s not|it does not|they do not|not so|wrong|not true|contrary|only if|only when|only where|unless|without (?:it|that|this|them)|otherwise",
  refutes:
    'found no|no evidence|did not (?:find|confirm)|could not be confirmed|no (?:\\p{L}+ ){0,2}(?:effect|influence)|(?:made|makes) no (?:\\p{L}+ )?difference|no (?:use|benefit) (?:in|of|from)|(?:almost|next to|practically) nothing',
  disputes:
    '(?:everybody|everyone|people|many|most|often|usually|so) (?:\\p{L}+ )?(?:quotes?|quoted|cites?|cited|repeats?|repeated|claims?(?! (?:on|for|against|back|from|under)(?!\\p{L})))|commonly (?:\\p{L}+ )?(?:quoted|cited|claimed|believed|said|recommended)|widely (?:quoted|cited|believed|repeated)|contrary to (?:what|popular|the)|the usual (?:figure|advice|claim|number|rule)|myths?|as (?:is )?(?:often|still|once) (?:said|claimed|reported)|grade[sd]? themselves',
  leavesOpen:
    '(?:is|are|remains?|was|were) (?:still |as yet |yet )?(?:not (?:yet )?(?:known|clear|certain|settled)|unknown|unclear|uncertain|unsettled)|(?:nobody|no one|neither (?:\\p{L}+ )?(?:of them )?)\\s?(?:knows|has (?:yet )?(?:said|published|tested|measured)|can (?:yet )?say)|no (?:independent |long-term |reliable |large )*(?:tests?|stud(?:y|ies)|trials?|data|figures) (?:yet|so far|exists?|(?:are|is|have been) (?:available|published|done))|remains to be seen|has yet to be|have yet to be|(?:has|have) not (?:yet )?been (?:announced|decided|fixed|set|settled|studied|measured)|(?:there (?:is|are)|we have) (?:still |very |as yet )*(?:little|hardly any|few) (?:[\\p{L}-]+ )?(?:research|stud(?:y|ies)|data|trials?|figures) (?:on|into|about|of|so far|yet)|(?:data|stud(?:y|ies)|research|figures)(?: (?:on|about|into|for) [^.;:!?]{0,80})? (?:is|are|remains?) (?:still |very )?(?:scarce|sparse|lacking|missing)',
  asksPeople: 'survey|poll|respondents|asked(?! for)|prefer(?:red)?',
  samples:
    'people|respondents|consumers|guests|users|customers|companies|employees|participants|adults|tables|patients',
  opposes:
    'dearer|more expensive|gave (?:\\p{L}+ )?(?:back|up)|loss(?:es)?|lost|drawbacks?|disadvantages?|downsides?|however|but|worse|fell',
  limits:
    "limitations?|limits|caveats?|notes? on (?:the )?method|about (?:the|this) (?:study|survey|data)|what (?:we|it|(?:the|this) \\p{L}+) (?:must not|may not|did not|didn[’']t|cannot|can[’']t|do(?:es)? not|don[’']t|doesn[’']t)|how to read",
  frame:
    'cold|hot|warm|cool|dry|wet|light|heavy|high|low|fast|slow|hard|soft|deep|costs?|prices?|uses?|users?|using|small|big|large|company|companies|firms?|business(?:es)?|people|persons?|works?|working|workers?|times?|money|numbers?|rates?|open|years?|ways?|months?|weeks?|days?|hours?|minutes?|good|better|best|home|pays?|paid|learn|help|traffic|customers?|guests?|services?|products?|quality|market|amount|average|new|old|long|short|free|real|whole|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|independent|own|local|take|give|get|worth|should|tell|read|decide|start',
  studies: 'benchmark|stud(?:y|ies)|trial|survey(?:ed)?|experiment|field measurement|cohort|compared',
}
