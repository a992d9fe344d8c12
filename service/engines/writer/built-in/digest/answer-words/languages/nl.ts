import type { AnswerWords } from '../answer-words.ts'

export const dutchAnswerWords: AnswerWords = {
  language: 'nl',
  advises:
    '(?<=^\\P{L}*)(?:gebruik|maak|doe|neem|haal|laat|zet|spoel|was|reinig|controleer|vraag|kies|meet|reken|plan|let|zorg|vermijd|bewaar|vervang|probeer|ga|geef|kijk|houd|begin|bel|bevestig|borstel|breng|dek|draag|droog|druk|giet|gooi|hang|installeer|klop|knip|koop|leg|lees|meld|pak|plaats|prik|roer|schrijf|schroef|schud|schuif|sluit|snijd|snoei|stel|stuur|test|trek|veeg|verhoog|verlaag|verwarm|verwijder|voorkom|vul|wacht|wrijf|zoek)',
  obliges: 'moet(?:en)?|zou(?:den)? moeten|dien(?:t|en)|raadt?|raden|aanbevolen|adviseert|adviseren|raadzaam',
  concludes:
    '\\p{N}+ ?(?:%|procent) (?:meer|minder|hoger|lager|sneller|goedkoper|duurder)|over het geheel|al met al|gemiddeld|per saldo|netto|bleek|blijkt|bleken|daalde[n]?|steeg|stegen|verdubbel\\p{L}*|halveer\\p{L}*|in plaats van|ten opzichte van|(?:meer|minder|hoger|lager|sneller|langzamer|beter|slechter|goedkoper|duurder|langer|korter) dan|loont|geen verschil|significant\\p{L}*|verbeterde[n]?|daling|stijging|toename|niet \\p{N}',
  prepares:
    '(?<=^\\P{L}*)(?:ondervraagd|onderzocht|gemeten|vergeleken|getest) (?:werd|zijn)|(?:werden|zijn) (?:[\\p{L}\\p{N}]+ ){0,12}(?:ondervraagd|onderzocht|gemeten|geselecteerd|gewogen)|vragenlijst|namen (?:\\p{L}+ ){0,4}deel|(?:wij|we) hebben (?:[\\p{L}\\p{N}.%]+ ){0,12}(?:ondervraagd|onderzocht|vergeleken|gemeten|geteld|getest|geanalyseerd)',
  conditional: 'als|alleen|indien|mits|tenzij|zolang|hangt (?:\\p{L}+ )?af',
  causal:
    'omdat|doordat|(?:hoofd|belangrijkste )(?:reden|oorzaak)(?:en)?|want|daardoor|leidt tot|daarom|zodat|wegens|dankzij|ontsta\\p{L}+|komt (?:door|doordat)|veroorza\\p{L}+',
  weighs:
    'voordel\\p{L}*|voordeel|nadel\\p{L}*|nadeel|lo(?:ont|nen)|bespa\\p{L}*|rendabel\\p{L}*|rende\\p{L}*|terugverdien\\p{L}*|kost\\p{L}*|winst|verlies|opbrengst\\p{L}*',
  judges:
    '(?:volstaat|volstaan)|(?:is|zijn) (?:\\p{L}+ ){0,3}voldoende|de betere keuze|overbodig|onnodig|loont|lonen|de moeite (?:niet )?waard|zinvol|verdient zich terug|niet nodig|weggegooid geld|een goed idee',
  wonders: 'of|vraag|vragen|hangt (?:\\p{L}+ )?af',
  is: 'is|zijn|betekent',
  pictures: 'metafoor|net als een',
  vague: 'belangrijk|essentieel|zinvol|goed|mooi|prima',
  firstPerson: 'wij|we|ons|onze|ik|mijn',
  introduces:
    '(?:wij|we|ik) (?:zijn|ben) (?:een|bij|in)|mijn naam|in de huidige|tegenwoordig|steeds meer|meer dan ooit|veel (?:mensen|bedrijven)|(?:vandaag|in dit) (?:artikel|bericht)',
  exemplifies: '(?:een )?voorbeeld\\p{L}*|stel|bijvoorbeeld|stel je voor',
  signals:
    '(?:waarschuwings)?signa(?:al|len)|teken(?:en)?(?= (?:van|dat))|symptomen|wijst? op|herken\\p{L}*|hoog tijd|verraadt',
  pointsAway:
    'verdere informatie|sjablonen?|petitie|campagne|onderteken\\p{L}*|deel (?:dit|deze) (?:bericht|artikel)|(?:het )?is te hopen',
  denies:
    'anders (?:is|ligt)|een uitzondering|dat geldt niet|maar|toch|echter|desondanks|integendeel|helaas|dat klopt niet|dat is niet|fout|in werkelijkheid|alleen als|tenzij|anders',
  refutes:
    'vond(?:en)? geen\\p{L}*|geen (?:\\p{L}+ )?(?:bewijs|nut|effect|verschil|invloed|werking)|bijna niets|niet bevestigd|helpt niets',
  disputes:
    'vaak (?:genoemd\\p{L}*|beweerd\\p{L}*|geciteerd\\p{L}*)|steeds weer (?:genoemd|beweerd)|anders dan vaak|in tegenstelling tot wat|mythe|mythen|misverstand|naar verluidt|zogenaamd\\p{L}*',
  leavesOpen:
    '(?:is|blijft|zijn|blijven) (?:nog |tot nu toe |vooralsnog )?(?:open|onduidelijk|onbekend|onzeker)|niemand weet|geen\\p{L}* (?:onafhankelijk\\p{L}* |betrouwbar\\p{L}* )?(?:tests?|studies?|onderzoek|cijfers|gegevens) (?:bekend|beschikbaar|voorhanden)|moet nog blijken|(?:is|zijn) (?:nog|tot nu toe) (?:niet|nauwelijks|weinig) (?:bekend|duidelijk|onderzocht|gemeten|besloten)|(?:er is|er zijn) (?:nog |tot nu toe )?(?:nauwelijks|weinig) (?:\\p{L}+ )?(?:studies|onderzoek|gegevens|cijfers)',
  asksPeople: 'enquête|ondervraagd\\p{L}*|peiling|geven de voorkeur',
  samples: 'personen|mensen|ondervraagden|deelnemers|bedrijven|klanten',
  opposes: 'duurder|teruggegeven|nadeel|nadelen|verlies|echter|maar',
  limits: 'beperkingen|over (?:dit|het) onderzoek|wat we niet weten',
  frame:
    '(?:koud|heet|warm|koel|droog|nat|licht|zwaar)e?|hoog|hoge|laag|lage|(?:snel|langzaam)(?:le|er)?|kosten|kost|prijs|prijzen|gebruik\\p{L}*|klein\\p{L}*|groot|grote|bedrij\\p{L}*|mensen|werk\\p{L}*|tijd|geld|getal\\p{L}*|jaar|jaren|maand(?:en)?|week|weken|dag(?:en)?|uur|uren|minuten|goed\\p{L}*|beter\\p{L}*|huis|leren|hulp|klanten?|aanbod|product\\p{L}*|markt|nieuw\\p{L}*|oud\\p{L}*|lang\\p{L}*|kort\\p{L}*|twee|drie|vier|vijf|zes|tien|twintig|eigen|zelf|loont|moet|moeten|doe|doen|doet|laat|laten',
  studies: 'benchmark|studie|proef|enquête|peiling|onderzoek|meting|veldtest|analyse|vergelijking',
}
