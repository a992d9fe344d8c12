import type { AnswerWords } from '../answer-words.ts'

export const portugueseAnswerWords: AnswerWords = {
  language: 'pt',
  advises:
    'dedique|reflita|use|conte|explore|descanse|estabeleça|aprenda|fique|identifique|reserve|tire|evite|considere|procure|calcule|meça|peça|escolha|faça|crie|compare|some|divida|você (?:pode|deve|precisa)',
  obliges: 'dev(?:e|em|eria)|é preciso|é necessário|precisa\\p{L}*|recomend\\p{L}*',
  concludes:
    'no total|em média|mediana|no fim|resultado|mostra que|caiu|subiu|aumentou|diminuiu|dobrou|passou de|em vez de|frente a|comparado|(?:mais|menos|maior|menor|melhor|pior) (?:\\p{L}+ )?(?:do )?que|se paga|nenhuma diferença|queda de|aumento de',
  prepares:
    'foram (?:entrevistados|coletados|recolhidos|medid[oa]s|pesad[oa]s)|pergunta se|(?:entrevistamos|medimos|contamos)|(?<=^\\P{L}*)(?:para|a fim de) (?:avaliar|medir|verificar)|enfrentava|sofria|questionário',
  conditional: 'se|quando|somente|apenas|só|exceto|depende\\p{L}*',
  causal:
    '(?:raz(?:ão|ões)|motivos?) (?:mais|principa(?:l|is)|de|para|foi|foram)|porque|devido|graças a|pois|por isso|prov(?:ém|êm)|deve-se|devem-se|provoca\\p{L}*|por causa d\\p{L}+',
  weighs:
    'vantag\\p{L}*|desvantag\\p{L}*|benefíci\\p{L}*|poup\\p{L}*|economi\\p{L}*|cust[oa]\\p{L}*|margem|lucr\\p{L}*|riscos?',
  judges:
    'não é necessári[oa]|desnecessári[oa]|melhor (?:opção|compra)|(?:vale|valem) a pena|compensa|rentáv\\p{L}+|se paga|bom investimento|não é necessário',
  wonders: 'se (?:vale|compensa)|pergunta\\p{L}*',
  is: 'é|são|significa',
  pictures: 'como uma?',
  vague: 'importante|fundamental|essencial|crucial|útil',
  firstPerson: 'eu|nós|noss[oa]s?|meu|minha',
  introduces: '(?:somos|sou) uma?|neste artigo|nesta página',
  exemplifies: 'por exemplo|exemplo|imagine',
  signals: 'sina(?:l|is)|sintomas?|indica\\p{L}*|indício\\p{L}*|nota-se|(?:é|está na) hora de',
  pointsAway: 'recursos|modelos|petição|compartilhe|partilhe|saiba mais|vamos ver',
  denies:
    'é diferente|a exceção|mas|porém|contudo|no entanto|entretanto|na verdade|pelo contrário|infelizmente|não é (?:assim|verdade)|só se|a menos que|sem (?:isso|ele)|caso contrário',
  refutes:
    'não (?:encontrou|encontraram|se confirmou)|nenhuma (?:prova|diferença|utilidade)|nenhum (?:\\p{L}+ )?efeito|nenhuma influência|sem efeito|quase nada',
  disputes:
    '(?:tão|muito|sempre) (?:citad|repetid)[oa]s?|todo mundo (?:cita|repete|diz)|diz-se (?:muitas vezes|sempre)|ao contrário d[oae]|o número habitual|mitos?',
  leavesOpen:
    'ninguém sabe|não se sabe|não (?:há|existem) (?:ainda )?(?:estudos|dados|testes|provas)|resta saber|não está (?:ainda )?(?:claro|provado)|(?:é|são) ainda (?:desconhecid|incert)[oa]s?|desconhece-se|não (?:foi|foram) (?:ainda )?(?:anunciad|decidid|fixad|estudad|medid)[oa]s?|nenhum estudo (?:\\p{L}+ )?(?:mediu|estudou|avaliou|comparou|acompanhou)|(?:há|existem) (?:ainda |muito )*pouc[ao]s? (?:estudos|dados|ensaios|pesquisas?|investigação)|(?:estudos|dados|pesquisas)(?: (?:sobre) [^.;:!?]{0,80})? (?:são (?:ainda )?escass[oa]s|escasseiam|faltam)',
  asksPeople: 'pesquisa|entrevistados|preferem',
  samples: 'pessoas|entrevistados|participantes|clientes|empresas',
  opposes: 'desvantag\\p{L}*|mas|porém',
  limits: 'limitações|limites|nota metodológica|o que não (?:sabemos|se sabe)',
  frame:
    'custos?|custam?|preços?|usos?|usar|pequen\\p{L}*|grandes?|empresas?|negócios?|gente|pessoas?|trabalh\\p{L}*|tempo|dinheiro|números?|taxas?|anos?|mes(?:es)?|mês|semanas?|dias?|horas?|minutos?|bo[mn]s?|boas?|melhor\\p{L}*|casas?|pag\\p{L}*|aprender|ajuda\\p{L}*|clientes?|serviços?|produtos?|qualidade|mercado|nov\\p{L}*|velh\\p{L}*|long\\p{L}*|curt\\p{L}*|grátis|dois|duas|três|quatro|cinco|seis|dez|vinte|própri\\p{L}*|vale|fazer|escolher',
  studies: 'estudo|inquérito|pesquisa|ensaio|experiência|análise|comparação',
}
