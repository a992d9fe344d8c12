import { createLexicon } from '../lexicon.ts'

export const dutch = createLexicon({
  language: 'nl',
  stopwords:
    'aan al alle alleen allemaal als altijd ander andere anders bent ben bij bijna bijvoorbeeld binnen buiten daar daarbij daarin daarna daarom daarvan daarvoor dan dat de deze die dit doe doen doet door dus echter een één eens eerst eigen elk elke en enkele er ermee eruit ervan ervoor etc even gaan gaat gedaan geen gehad geweest had hadden heb hebben hebt heeft hem het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan komen komt kon konden kun kunnen kunt laat laten maar maken maak maakt me mee meer meest men met mij mijn misschien moest moet moeten mogen mag na naar naast nee niet niets nog nu of om omdat omgeveer onder ons onze ook op over pas per rond samen sinds soms staan staat steeds te tegen ten ter terwijl toch toen tot tussen u uit uw vaak van vanaf vanuit veel vele via voor vooral waar waarbij waarin waarom wanneer want waren was wat we wel welk welke werd werden wie wij wil willen word worden wordt ze zeer zelf zich zij zijn zo zoals zodat zonder zou zouden zullen zult zal',
  suffixes: 'ingen ing heden heid lijke lijk en er e s t',
  abbreviations:
    'bijv bv b.v d.w.z o.a a.u.b enz etc ca dr prof mr dhr mevr nr blz art incl excl evt max min mln mrd st m.b.t i.p.v t.o.v resp zgn p.p p.j',
  leaning:
    'dit|dat(?= (?:is|was|zijn|heeft|kan|kost|komt|betekent|geldt|maakt|moet|zorgt|scheelt|levert|leidt|helpt))|die(?= (?:is|zijn|kan|kunnen|kost|kosten|moet|moeten|heeft|hebben))|deze|zulke|hij|zij|ze|het(?= (?:oscilleert|varieert|schommelt|gaat dan|is dan|kost dan))|hun|zijn(?= \\p{Ll}+ (?:is|was|zijn))|daar(?:door|bij|in|na|om|van|voor|mee|mee|op|naast|entegen|uit)|hier(?:door|bij|in|na|mee|voor|op|uit)|echter|maar|toch|desondanks|bovendien|verder|evenzo|ook|eveneens|ten tweede|ten derde|tot slot|ten slotte|anders|dus|zo|en|of|want|bijvoorbeeld|in tegenstelling daartoe|integendeel|anderzijds|beide|laatstgenoemde|eerstgenoemde|dan|toen|vervolgens|ja|nee|helaas|gelukkig|natuurlijk|kortom|met andere woorden|in (?:dat|dit|zulke) geval(?:len)?|er (?:bestaan|zijn) (?:ook|echter)|toch|waarom\\?',
  noise:
    'in (?:je|jouw|uw) (?:mailbox|inbox|postvak)|cookies? (?:accepteren|toestaan|weigeren)|(?:wij|we) gebruiken cookies|deze (?:site|website) gebruikt cookies|cookie-instellingen|privacy(?:verklaring|beleid|voorwaarden)?|algemene voorwaarden|alle rechten voorbehouden|(?:nu|hier) (?:abonneren|aanmelden|registreren|kopen|bestellen|klikken)|abonneer (?:je|u)|klik hier|meer (?:lezen|weten|informatie)|lees (?:ook|meer|verder|hier)|zie ook|delen (?:op|via)|deel (?:dit|deze)|volg ons|neem contact (?:met ons )?op|gratis (?:proberen|offerte|advies)|offerte aanvragen|leestijd|gepubliceerd op|laatst (?:bijgewerkt|gewijzigd)|over de auteur|gerelateerde artikelen|(?:een )?reactie (?:plaatsen|achterlaten)|advertentie|foto:|in dit (?:artikel|bericht|hoofdstuk)|dit (?:artikel|bericht)|zoals (?:hierboven|eerder) (?:genoemd|vermeld|beschreven)|naar boven|inhoudsopgave',
  empty:
    'inleiding|introductie|overzicht|samenvatting|conclusie|tot slot|inhoud(?:sopgave)?|achtergrond|details|meer informatie|bronnen|literatuur|referenties|links|faq|veelgestelde vragen|over ons|contact|algemeen|in het kort|kort samengevat|meer over dit onderwerp|basis|reacties',
  cues: {
    definition: 'wat (?:is|zijn|betekent)|definitie|betekenis|begrip|uitleg|werking|hoe werkt|zo werkt',
    why: 'waarom|voordelen|voordeel|nut|redenen|belang|loont|de moeite waard',
    how: 'hoe (?:je|u|kan|kun|moet)|zo (?:doe|maak)|stappen(?:plan)?|handleiding|instellen|tips|checklist|aanpak|installatie|kiezen|keuze|meten',
    compare:
      'vergelijk\\p{L}*|verschil(?:len)?|alternatie\\p{L}+|soorten|kosten|prijs|prijzen|subsidie|welke|statistiek|cijfers',
    example: 'voorbeeld(?:en)?|praktijk|casus|praktijkvoorbeeld',
    limits: 'beperkingen|risico\\p{L}*|fouten|problemen|nadelen|nadeel|vermijden|valkuilen|wanneer niet',
  },
})
