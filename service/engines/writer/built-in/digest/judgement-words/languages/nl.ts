import type { JudgementWords } from '../judgement-words.ts'

export const dutchJudgementWords: JudgementWords = {
  language: 'nl',
  good: 'onschadelijk\\p{L}*|ongevaarlijk\\p{L}*|(?:is|zijn) (?:\\p{L}+ ){0,2}veilig|(?:is|zijn|vormt|vormen) geen (?:probleem|risico|gevaar)|kan geen kwaad|kunnen geen kwaad|geschikt\\p{L}*|effectief|effectieve|werk(?:t|en) (?:heel |erg |prima |net zo )?goed|werk(?:t|en) prima|(?:de )?moeite waard|loont|lonen|zinvol|verstandig|(?:een )?(?:goede|beste|slimme|verstandige) (?:keuze|idee|oplossing|aankoop|investering)|een goed idee|aan te raden|aanbevolen|raadzaam',
  bad: 'schadelijk\\p{L}*|beschadig(?:t|en)|vernielt|vernielen|tast(?:en)? (?:[^.;:,]{0,60} )?aan|aantast(?:en)?|(?:veel )?te (?:agressief|sterk|riskant)|gevaarlijk\\p{L}*|riskant\\p{L}*|ongeschikt\\p{L}*|nutteloos|nutteloze|zinloos|zinloze|overbodig|overbodige|onnodig|onnodige|helpt niets|weggegooid geld|geldverspilling|verspilling|(?:een )?(?:slechte|onverstandige) (?:keuze|idee|oplossing|aankoop)|een slecht idee|geen goed idee|geen goede (?:keuze|oplossing)',
  urges:
    'raadt aan|raden aan|raadt (?:\\p{L}+ ){0,3}aan|raden (?:\\p{L}+ ){0,3}aan|beveelt aan|bevelen aan|(?:wordt|worden) (?:\\p{L}+ ){0,3}aanbevolen|zweert bij|zweren bij',
  warns:
    'blijf af van|vermijd|gebruik (?:nooit|geen|zeker geen|in geen geval)|waarschuw(?:t|en) (?:\\p{L}+ ){0,3}voor|(?:raadt|raden) (?:\\p{L}+ ){0,6}af|afgeraden|af te raden|niet aan te raden|(?:wordt|worden|is|zijn) (?:\\p{L}+ ){0,2}niet aanbevolen|niet verstandig|hoor(?:t|en) niet (?:in|op)',
  negates: 'niet|geen|nooit|nauwelijks|amper|zonder|noch|zelden',
  prepositions: 'voor|in|op|aan|bij|tegen|tijdens|na|over|onder|tussen|om|naar|met|door|van|uit',
  articles: 'de|het|een|deze|dit|die|dat|hun|haar|zijn|onze?|jouw|je|uw|alle|veel|sommige|elke?',
  takesUp: 'dat|dit|deze|het|ze|hij|die|beide|daarmee|daarvan',
  general:
    'temperatuur|temperaturen|druk|snelheid|dosering|dosis|interval(?:len)?|instelling(?:en)?|programma(?:’s)?|model(?:len)?|merk(?:en)?|mat(?:en)?|kleur(?:en)?|graden|methoden?|methodes|manier(?:en)?|middel(?:en)?|oplossing(?:en)?|variant(?:en)?|product(?:en)?|trucs?|tips?|stap(?:pen)?|deskundigen|experts?|fabrikant(?:en)?|bron(?:nen)?|geval(?:len)?|ding(?:en)?|studies?|onderzoekers?|artsen|gebruikers?|antwoord|resulta(?:at|ten)|werking|hoeveelheid|scheutje|eetlepels?|theelepels?|gebruik',
}
