import type { RuleWords } from '../rule-words.ts'

export const dutchRuleWords: RuleWords = {
  language: 'nl',
  obliges:
    'moet|moeten|verplicht\\p{L}*|voorgeschreven|vereist\\p{L}*|noodzakelijk\\p{L}*|nodig|onmisbaar|(?:vergunning|meld)(?:s)?plicht\\p{L}*',
  spares:
    'niet (?:\\p{L}+ ){0,2}(?:verplicht|vereist|noodzakelijk|nodig|voorgeschreven)|geen (?:\\p{L}+ ){0,3}(?:nodig|verplicht|vereist|plicht|verplichting|\\p{L}+plicht)|(?:hoeft|hoeven|hoef) (?:\\p{L}+ ){0,5}(?:niet|geen)|vrijwillig\\p{L}*|overbodig\\p{L}*|onnodig\\p{L}*|vergunningvrij\\p{L}*',
  allows: '(?:is|zijn|blijft) (?:\\p{L}+ ){0,4}(?:toegestaan|toegelaten)|toegestaan|toegelaten|mag|mogen',
  forbids:
    'verboden|niet (?:\\p{L}+ )?(?:toegestaan|toegelaten)|(?:mag|mogen) (?:\\p{L}+ ){0,6}(?:niet|geen|nooit)|verbiedt|verbod|illegaal',
  advises:
    'raadt (?:\\p{L}+ ){0,4}aan|raden (?:\\p{L}+ ){0,4}aan|aanbevolen|aan te raden|raadzaam|zinvol|verstandig|een goed idee|zou(?:den)? (?:\\p{L}+ ){0,2}moeten|loont|lonen',
  discourages:
    'niet (?:\\p{L}+ )?(?:aanbevolen|aan te raden|raadzaam|zinvol|verstandig)|(?:raadt|raden) (?:\\p{L}+ ){0,6}af|af te raden|afgeraden|(?:loont|lonen) (?:\\p{L}+ )?niet|weinig zinvol|zinloos|geen goed idee|niet aan beginnen',
  works:
    'werkt|werken|effectief|helpt|helpen|beschermt|beschermen|verlaagt|verlagen|vermindert|verminderen|voorkomt|verbetert|verlengt|versnelt',
  fails:
    'geen (?:\\p{L}+ ){0,2}(?:werking|effect|invloed|nut|verschil|bescherming|voordeel)|(?:werkt|werken|helpt|helpen|beschermt|verlaagt|vermindert|voorkomt|verbetert|verlengt) (?:\\p{L}+ ){0,5}niet|nutteloos|helpt niets',
  by: 'tot|tot en met|uiterlijk(?: op)?|vóór|de termijn eindigt op|loopt tot',
  from: 'vanaf|met ingang van|sinds|begint op|geldt vanaf|ingaande',
}
