import type { QuantityWords } from '../quantity-words.ts'

export const portugueseQuantityWords: QuantityWords = {
  language: 'pt',
  capsBefore:
    'até|menos de|no máximo|(?:um )?máximo(?: de)?|máx\\.?|não mais (?:de|do que)|abaixo de|inferior(?:es)? a|não (?:\\p{L}+ )?(?:exceder|ultrapassar|superar|exceda|ultrapasse)|limitad[oa]s? a|limite de|teto de|no prazo de',
  capsAfter: 'no máximo|máximo|ou menos',
  floorsBefore:
    'pelo menos|mais de|a partir de|desde|(?:um )?mínimo(?: de)?|no mínimo|mín\\.?|não menos (?:de|do que)|acima de|superior(?:es)? a|ao menos',
  floorsAfter: 'no mínimo|mínimo|ou mais|pelo menos',
  about:
    'cerca de|aproximadamente|à volta de|em torno de|perto de|quase|uns|umas|média|médi[oa]|normalmente|geralmente|costuma\\p{L}*|estimad[oa]s?',
  kinds: {
    price:
      'cust(?:a|am|o|os|ar|ou|ava)|preços?|paga\\p{L}*|pagamento|tarifas?|fatura\\p{L}*|gast(?:o|os|a|ar)|despesas?|compra\\p{L}*|vend(?:e|em|ido|ida)|taxas?|orçamento|honorários|cobra\\p{L}*|desembols\\p{L}+',
    instalment:
      'alug(?:a|ar|uel|uer|ueres|ada|ado)\\p{L}*|prestaç\\p{L}+|mensalidades?|assinaturas?|leasing|renda|rendas|parcelas?',
    upkeep:
      '(?:custos?|despesas?|gastos?) de (?:manutenção|funcionamento|utilização|operação|aquecimento)|manutenção',
    saving: 'poup\\p{L}+|economi[az]\\p{L}*|mais barat[oa]s?',
    penalty: 'multas?|coimas?|sanç\\p{L}+|penalidades?|contraordenaç\\p{L}+',
    grant: 'apoios?|subsídios?|subvenç\\p{L}+|bónus|incentivos?|comparticipaç\\p{L}+|auxílios?',
    wage: 'salários?|ordenados?|vencimentos?|remuneraç\\p{L}+|ganha\\p{L}*',
    turnover: 'faturação|faturamento|volume de negócios|receitas?|rendimentos?|lucros?|vendas',
    deposit: 'caução|sinal|depósito de garantia|adiantamento',
    tax: 'iva|impostos?|icms',
    premium: 'sobrecustos?|sobrepreço|mais car[oa]s?',
    discount: 'descontos?',
    interest: 'juros?|rendibilidade|taeg|rentabilidade',
    efficiency: 'eficiên\\p{L}+|eficácia|eficaz\\p{L}*|eficiente',
    loss: 'perdas?|perde\\p{L}*|danos?|falhas?|avarias?',
    interval:
      'a cada|cada|de \\p{N}+ em \\p{N}+|vezes (?:por|ao)|intervalos?|frequência|periodicidade|anual(?:mente)?',
    lifetime:
      'vida útil|duração|dura|duram|durar|aguenta\\p{L}*|conserva-se|conservam-se|longevidade|vida|desgast\\p{L}+|durabilidade',
    duration:
      'depois de|após|madur\\p{L}+|demora\\p{L}*|dura|duram|durar|leva|levam|precisa\\p{L}*|necessita\\p{L}*|espera\\p{L}*|seca(?:r|gem)?|coz(?:er|edura|inhar)|assar|repous\\p{L}+|molho|tramitaç\\p{L}+|processamento',
    deadline:
      'prazos?|aviso prévio|o mais tardar|até ao dia|arrependimento|guard(?:ar|e|em|ados?|adas?)|conserv(?:ar|e|em|ados?|adas?)|comunica\\p{L}+|declarar|vencimento|recurso|reclama\\p{L}+|retratação|livre resolução',
    warranty: 'garantias?|garante\\p{L}*',
    age: 'idade',
    payback: 'amortiz\\p{L}+|paga-se|pagam-se|retorno do investimento',
    distance: 'distâncias?|afastament\\p{L}+|espaçament\\p{L}+|entre|afastad\\p{L}+',
    height: 'alturas?|alt[oa]s?',
    depth: 'profund\\p{L}+|fund[oa]s?',
    width: 'larguras?|larg[oa]s?|diâmetro',
    thickness: 'espessuras?|camada|grossura',
    weight: 'peso|pesa\\p{L}*',
    capacity: 'capacidade|carga|suporta\\p{L}*|contém|volume|lotação',
    dose: 'doses?|dosagem|quantidade|adicionar|beber|comer|ingestão',
    consumption: 'consum\\p{L}+|gasta|usa|utiliza|precisa\\p{L}*',
    output: 'potência|produ\\p{L}+|gera\\p{L}*|rende',
  },
  at: 'a|desde|a partir de|acima de|abaixo de|depois de|após|com|de mais de|de menos de',
  forThing: [
    'para|em|com|desde|a partir de|a|num|numa',
    'de|com|desde|a partir de|até|de mais de|de menos de|superior(?:es)? a|inferior(?:es)? a|acima de|abaixo de',
  ],
  ifClause: 'se|quando|desde que|assim que|quem|caso',
  former:
    'antigamente|anteriormente|no passado|até (?:\\p{L}+ ){0,2}{y}|antes de (?:\\p{L}+ ){0,2}{y}|a antiga (?:norma|lei|regra)|já não|revogad[oa]s?|deixou de',
  since: 'desde|a partir de|depois de|após',
  cases: [
    ['frigorífico|geladeira|refrigera\\p{L}+', 'congela\\p{L}+|freezer', 'temperatura ambiente|despensa'],
    ['nov[oa]s?', 'antig[oa]s?|existentes?|usad[oa]s?|segunda mão|velh[oa]s?'],
    ['interior(?:es)?', 'exterior(?:es)?|ar livre'],
    ['verão', 'inverno'],
    ['adult[oa]s?', 'crianças?|bebés?|bebês?|menores'],
    ['brut[oa]s?', 'líquid[oa]s?'],
    [
      'particulares?|famílias?|doméstic[oa]s?|consumidor(?:es)?',
      'empresas?|comercia(?:l|is)|profissiona(?:l|is)|industria(?:l|is)',
    ],
    ['cru|crua|crus|cruas', 'cozid[oa]s?|cozinhad[oa]s?'],
    ['fresc[oa]s?', 'sec[oa]s?|congelad[oa]s?'],
    ['diesel|gasóleo', 'gasolina', 'elétric[oa]s?'],
    ['lítio', 'chumbo'],
    [
      'limp\\p{L}+|lav(?:ar|ado|ada|agem)',
      'substitu\\p{L}+|troc(?:ar|ado|ada|a)|mudar|renov\\p{L}+',
      'inspe\\p{L}+|revis(?:ão|ões|to)|verific\\p{L}+',
    ],
    ['compra|comprar|comprad[oa]', 'alug\\p{L}+|leasing|arrend\\p{L}+'],
    ['cidade|urban[oa]s?', 'autoestrada|rura(?:l|is)|estrada'],
    ['cão|cães|cachorros?', 'gat[oa]s?', 'cavalos?'],
    ['tempo inteiro|tempo integral', 'tempo parcial|meio período'],
    ['dia|diurn[oa]s?', 'noite|noturn[oa]s?'],
    ['homens?|rapazes', 'mulher(?:es)?|raparigas'],
    ['primeir[oa]s?', 'segund[oa]s?', 'terceir[oa]s?', 'últim[oa]s?'],
    ['papel', 'digita(?:l|is)|eletrónic[oa]s?|eletrônic[oa]s?|online'],
  ],
}
