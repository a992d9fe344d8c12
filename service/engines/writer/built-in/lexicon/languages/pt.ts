import { createLexicon } from '../lexicon.ts'

export const portuguese = createLexicon({
  language: 'pt',
  stopwords:
    'a ao aos aquela aquele aquilo as ate com como da das de dela dele deles depois do dos e ela elas ele eles em entre era eram essa essas esse esses esta estao estas este estes foi foram ha isso isto ja la lhe mais mas me mesmo meu minha muito muitos na nao nas nem no nos nossa nosso num numa o onde os ou para pela pelas pelo pelos pode podem por porque pois qual quais quando que quem se seja sem sempre ser seu seus so sobre sua suas tal tambem te tem tendo ter toda todas todo todos tu tudo um uma umas uns voce voces cada deve devem mediante desde ainda apenas assim entao outro outra outros outras sao sob tanto tao',
  suffixes:
    'acoes acao amentos amento imentos imento mente idades idade adores ador aveis avel istas ista ivos ivas ivo iva ando endo indo ados adas ado ada idos idas ido ida ar er ir oes ao es os as o a e s',
  abbreviations: 'sr sra dr dra prof etc ex p pag vol num n aprox art fig av cia max min eua',
  leaning:
    'est[ea]s?|ess[ea]s?|isso|isto|aquilo|aquel[ea]s?|el[ea]s?|seus?|suas?|assim|então|além disso|além do mais|também|mas|porém|contudo|no entanto|entretanto|todavia|portanto|por (?:isso|isto|exemplo|outro lado|fim|consequência)|pelo contrário|em vez disso|de fato|ou seja|em outras palavras|depois|em seguida|finalmente|em segundo lugar|em terceiro lugar|desse modo|dessa forma|desta forma|nesse caso|neste caso|como resultado|em consequência|e|ou|nem|mesmo assim|ambos|ambas|outr[oa]s?|aqui|ali|lá|sim|tais|tal|o mesmo|infelizmente|felizmente|claro|da mesma forma|caso contrário|com isso|dele|dela',
  noise:
    'na (?:sua|tua) caixa de (?:entrada|correio)|aceitar (?:os |todos os )?cookies|utiliza(?:mos)? cookies|usamos cookies|política de (?:privacidade|cookies)|termos (?:de uso|e condições)|todos os direitos reservados|assine (?:a|nossa|já)|inscreva-se|cadastre-se|nossa newsletter|clique (?:aqui|no)|leia (?:mais|também)|saiba mais|veja também|você também pode gostar|artigos relacionados|compartilhe|partilhe|siga-nos|fale conosco|entre em contato|contacte-nos|teste grátis|peça (?:uma demonstração|um orçamento)|minutos de leitura|tempo de leitura|publicado (?:em|por)|última atualização|atualizado em|sobre o autor|deixe um comentário|publicidade|crédito da imagem|neste artigo|neste guia|este artigo|este guia|como (?:mencionado|vimos|dito) (?:acima|anteriormente)|(?:tabela|figura|imagem) (?:acima|abaixo)|voltar ao topo|índice',
  empty:
    'introdução|resumo|visão geral|conclus(?:ão|ões)|em resumo|conteúdo|sumário|índice|contexto|detalhes|mais informações|fontes|referências|bibliografia|perguntas frequentes|faq|sobre nós|contato|contacto|generalidades|o básico|noções básicas|comentários|ligações externas|ver também',
  cues: {
    definition: 'o que (?:é|são)|definição|significado|conceito|como funcionam?|fundamentos',
    why: 'por que|porque|benefícios?|vantagens|importância|razões|motivos',
    how: 'como|passos?|etapas?|guia|dicas|boas práticas|configurar|instalar|instalação|escolher|melhorar|medir|implementar',
    compare:
      'comparação|comparativo|comparar|diferenças?|tipos? de|custos?|preços?|alternativas?|qual|quais|números|estatísticas',
    example: 'exemplos?|casos? práticos?|estudo de caso|na prática',
    limits: 'limites|limitações|riscos?|erros|desvantagens?|problemas?|evitar|desafios|armadilhas',
  },
})
