import type { JudgementWords } from '../judgement-words.ts'

export const portugueseJudgementWords: JudgementWords = {
  language: 'pt',
  good: 'inofensiv[oa]s?|(?:é|são) (?:\\p{L}+ )?segur[oa]s?|sem (?:perigo|risco)|não (?:oferece|oferecem|representa|há|traz|tem) (?:nenhum )?(?:perigo|risco|problema)|não (?:danifica|danificam|estraga|estragam)|adequad[oa]s?|efica(?:z|zes)|efetiv[oa]s?|funciona(?:m)? (?:muito )?bem|(?:uma )?(?:boa|melhor|excelente) (?:escolha|ideia|opção|solução|compra)|(?:um )?bom investimento|val(?:e|em) a pena|compensa(?:m)?|(?:é|são) (?:muito )?út(?:il|eis)|aceitáve(?:l|is)',
  bad: 'perigos[oa]s?|prejudicia(?:l|is)|nociv[oa]s?|prejudica(?:m)?|danifica(?:m)?|pode(?:m)? (?:\\p{L}+ )?(?:danificar|estragar|atacar|corroer|deteriorar)|estraga(?:m)?|ataca(?:m)?|corrói|corroem|deteriora(?:m)?|demasiado (?:agressiv[oa]s?|ácid[oa]s?|arriscad[oa]s?)|muito (?:agressiv[oa]s?|arriscad[oa]s?)|ineficaz(?:es)?|inút(?:il|eis)|inadequad[oa]s?|não serve(?:m)? (?:de|para) nada|(?:uma )?(?:má|péssima) (?:escolha|ideia|opção|solução|compra)|(?:um )?(?:desperdício|erro)|(?:uma )?perda de (?:dinheiro|tempo)|dinheiro (?:deitado|jogado) fora|não val(?:e|em) a pena|não compensa(?:m)?|a evitar',
  urges: 'recomenda(?:m)?|aconselha(?:m)?|(?:é|são) (?:recomendad[oa]s?|aconselháve(?:l|is))',
  warns:
    'desaconselha(?:m)?|(?:é|são) (?:\\p{L}+ )?desaconselhad[oa]s?|evite(?:m)?|evitar|não (?:use|usem|utilize|coloque|ponha|deite|compre|aplique)|não (?:se )?(?:recomenda|aconselha)(?:m)?|advertem? contra',
  negates: 'não|nunca|jamais|nenhum|nenhuma|sem|nem|raramente',
  prepositions: 'para|em|no|na|nos|nas|sobre|contra|ao|à|aos|às|durante|antes|depois|entre|sob|por|pelo|pela',
  articles:
    'os?|as?|um|uma|uns|umas|este|esta|estes|estas|esse|essa|seus?|suas?|noss[oa]s?|tod[oa]s?|algun?s|algumas|muit[oa]s?',
  takesUp: 'isto|isso|este|esta|ambos|ambas|ele|ela|eles|elas',
  general:
    'temperaturas?|pressão|velocidade|doses?|intervalos?|programas?|ciclos?|modelos?|marcas?|tamanhos?|cor(?:es)?|métodos?|formas?|maneiras?|opç(?:ão|ões)|soluç(?:ão|ões)|remédios?|produtos?|truques?|dicas?|conselhos?|passos?|especialistas?|fabricantes?|fontes?|casos?|coisas?|estudos?|autor(?:es)?|investigador(?:es)?|pesquisador(?:es)?|médic[oa]s?|utilizador(?:es)?|usuári[oa]s?|resposta|resultados?|efeitos?|quantidades?|colher(?:es)?|pouco|tipo|uso',
}
