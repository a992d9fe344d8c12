import type { RuleWords } from '../rule-words.ts'

export const germanRuleWords: RuleWords = {
  language: 'de',
  obliges:
    'muss|müssen|vorgeschrieben\\p{L}*|\\p{L}*pflicht|verpflicht\\p{L}*|\\p{L}+pflichtig\\p{L}*|erforderlich\\p{L}*|notwendig\\p{L}*|zwingend|nötig|braucht (?:immer |stets )?eine?[nr]?|brauchen (?:immer |stets )?eine?[nr]?|benötig(?:t|en)|unerlässlich|unverzichtbar|obligatorisch\\p{L}*',
  spares:
    '(?:nicht|nie) (?:\\p{L}+ ){0,2}(?:vorgeschrieben|verpflicht\\p{L}*|erforderlich|notwendig|zwingend|nötig|obligatorisch|pflicht|\\p{L}+pflichtig)|keine? (?:\\p{L}+ ){0,2}\\p{L}*pflicht|kein(?:e[nr]?)? (?:\\p{L}+ ){1,4}(?:erforderlich|nötig|notwendig|vorgeschrieben)|(?:braucht|brauchen|benötigt|benötigen) (?:\\p{L}+ ){0,3}kein(?:e[nr]?)?|muss (?:\\p{L}+ ){0,4}nicht|müssen (?:\\p{L}+ ){0,4}nicht|freiwillig\\p{L}*|überflüssig|unnötig|entbehrlich|(?:genehmigungs|verfahrens|anzeige|erlaubnis|melde|zulassungs|führerschein|prüf|kennzeichnungs)frei\\p{L}*|verzichtbar',
  allows:
    '(?:ist|sind|bleibt|bleiben) (?:\\p{L}+ ){0,4}(?:erlaubt|zulässig|gestattet)|erlaubt|zulässig|gestattet|darf|dürfen',
  forbids:
    'verboten|untersagt|unzulässig|nicht (?:\\p{L}+ )?(?:erlaubt|zulässig|gestattet)|(?:darf|dürfen) (?:\\p{L}+ ){0,6}(?:nicht|kein\\p{L}*|nie)|verbietet|verbot|illegal',
  advises:
    'empf(?:iehlt|ehlen|ohlen)|empfehlenswert|ratsam|sinnvoll|sollte[nt]?|rät (?:zu|dazu)|raten (?:zu|dazu)|lohnt sich|lohnen sich',
  discourages:
    'nicht (?:\\p{L}+ )?(?:empfohlen|empfehlenswert|ratsam|sinnvoll)|(?:empfiehlt|empfehlen) (?:\\p{L}+ ){0,3}nicht|sollte[nt]? (?:\\p{L}+ ){0,5}(?:nicht|nie|kein\\p{L}*)|(?:rät|raten) (?:\\p{L}+ ){0,6}ab|abzuraten|abgeraten|(?:lohnt|lohnen) sich (?:\\p{L}+ )?nicht|wenig sinnvoll|unsinnig|sinnlos',
  works:
    'wirkt|wirken|wirksam\\p{L}*|hilft|helfen|schützt|schützen|senkt|senken|verringert|verringern|verhindert|verbessert|verlängert|beschleunigt',
  fails:
    'kein(?:e[nr]?)? (?:\\p{L}+ ){0,2}(?:wirkung|effekt|einfluss|nutzen|unterschied|schutz|vorteil)|unwirksam\\p{L}*|wirkungslos\\p{L}*|(?:wirkt|wirken|hilft|helfen|schützt|schützen|senkt|verringert|verhindert|verbessert|verlängert) (?:\\p{L}+ ){0,5}nicht|nutzlos|bringt nichts',
  by: 'bis|bis zum|bis spätestens|spätestens (?:am|zum|bis)|vor dem|frist endet am|stichtag ist der|endet am|läuft bis',
  from: 'ab|ab dem|vom|seit dem|beginnt am|zum|gilt ab',
}
