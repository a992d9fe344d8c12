import type { RuleWords } from '../rule-words.ts'

export const portugueseRuleWords: RuleWords = {
  language: 'pt',
  obliges:
    'obrigatóri[oa]s?|obrigação|obrigad[oa]s?|deve|devem|é preciso|necessári[oa]s?|indispensáve(?:l|is)|exige\\p{L}*|exigid[oa]s?|requer\\p{L}*|precisa(?:m)? (?:sempre )?de',
  spares:
    'não (?:é|são|será) (?:\\p{L}+ )?(?:obrigatóri[oa]s?|necessári[oa]s?|indispensáve(?:l|is)|exigid[oa]s?|preciso|precisa)|não (?:existe|há) (?:\\p{L}+ )?(?:obrigação|necessidade)|não (?:se )?(?:precisa|precisam|necessita|exige|requer)\\p{L}*|não (?:tem|têm) (?:de|que|obrigação)|facultativ[oa]s?|voluntári[oa]s?|opciona(?:l|is)|desnecessári[oa]s?|dispensáve(?:l|is)|isent[oa]s?|dispensa\\p{L}*',
  allows:
    '(?:é|são|está|estão|continua) (?:\\p{L}+ )?(?:permitid[oa]s?|autorizad[oa]s?|lícit[oa]s?|lega(?:l|is))|permite-se|pode-se|podem-se|permitid[oa]s?',
  forbids:
    'proib\\p{L}+|não (?:é|são|está|estão) (?:\\p{L}+ )?(?:permitid[oa]s?|autorizad[oa]s?|lícit[oa]s?)|vedad[oa]s?|ilega(?:l|is)|ilícit[oa]s?|não (?:se )?(?:pode|podem|deve|devem)|interdit[oa]s?',
  advises: 'recomend\\p{L}+|aconselh\\p{L}+|convém|vale a pena|deveria\\p{L}*',
  discourages:
    'desaconselh\\p{L}+|não (?:se )?(?:recomend\\p{L}+|aconselh\\p{L}+)|não (?:é|são) (?:\\p{L}+ )?(?:recomend\\p{L}+|aconselh\\p{L}+)|não (?:convém|vale a pena|deveria)\\p{L}*|contraindicad[oa]s?|a evitar',
  works:
    'eficaz|eficazes|efica(?:z|zes)|funciona\\p{L}*|ajuda\\p{L}*|protege\\p{L}*|reduz\\p{L}*|previne\\p{L}*|melhora\\p{L}*|evita\\p{L}*|prolonga\\p{L}*',
  fails:
    'nenhum(?:a)? (?:\\p{L}+ )?(?:efeito|benefício|diferença|influência|proteção|eficácia)|sem efeito|ineficaz|ineficazes|inúte(?:l|is)|inútil|não (?:é|são) (?:eficaz|eficazes)|não (?:\\p{L}+ )?(?:serve|funciona|ajuda|protege|reduz|previne|melhora|evita|prolonga)\\p{L}*|não (?:tem|têm|teve) (?:\\p{L}+ )?(?:efeito|influência)',
  by: 'até (?:ao dia|ao|o dia)|até|o mais tardar a|antes de|(?:prazo|data limite) (?:\\p{L}+ ){0,3}(?:a|em)|termina a|termina em|encerra a|acaba a',
  from: 'a partir de|desde|começa a|começa em|entra em vigor a|entra em vigor em|abre a',
}
