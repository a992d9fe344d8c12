import type { FurnitureWords } from './furniture-words.ts'

export const pt: FurnitureWords = {
  menu: 'início|página inicial|menu|buscar|busca|pesquisar|pesquisa|imprimir(?: (?:a página|o artigo))?|guardar|salvar|compartilhar|partilhar|seguir|entrar|sair|iniciar sessão|cadastrar-se|registar|assinar|minha conta|carrinho|aviso legal|(?:política de )?privacidade|(?:política de )?cookies|publicidade|contato|contacto|quem somos|mapa do site|newsletter|ajuda|índice|sumário|(?:artigo )?(?:seguinte|próximo|anterior)|voltar|fechar|comentários?|termos(?: de uso)?|acessibilidade',
  bylines: '(?:escrito|redigido|revisado|revisto|verificado|publicado) por',
  dates: '(?:publicado|atualizado|modificado|última atualização)',
  consent:
    'nós e (?:os )?nossos (?:\\p{N}[\\p{N}.]* )?(?:parceiros|fornecedores)|nossos (?:\\p{N}[\\p{N}.]* )?(?:parceiros|fornecedores) e nós|nossos \\p{N}[\\p{N}.]* (?:parceiros|fornecedores)|com o (?:seu|teu) consentimento,? (?:nós|os nossos|nossos)|interesse legítimo dos nossos (?:parceiros|fornecedores)|a sua privacidade é importante para nós|valorizamos a sua privacidade',
  choices:
    '(?:aceit(?:o|ar)|rejeit(?:o|ar)|recus(?:o|ar)|permitir)(?: (?:tudo|todos|e (?:continuar|fechar)))*|(?:só|apenas|somente) (?:os )?necessários|configura(?:r|ções)|definições|continuar sem aceitar|gerir (?:opções|preferências)|gerenciar (?:opções|preferências)|mais opções',
  meters:
    '(?:você (?:ainda )?tem|tem|restam(?:-lhe)?|ainda tem) (?:ainda |só |mais )*(?:\\p{N}+|um|dois|três|quatro|cinco) (?:artigos?|matérias?) (?:gratuit[oa]s?|grátis)|(?:\\p{N}+|dois|três|quatro|cinco) (?:artigos?|matérias?) (?:gratuit[oa]s?|grátis) (?:este mês|neste mês|restantes)|(?:você )?(?:leu|atingiu|esgotou) [^.!?]{0,40}(?:artigos gratuitos|matérias gratuitas)|(?<=^\\P{L}*)assine(?: (?:para (?:ler|continuar)|já|agora)|[.!]*$)|(?:este artigo|este conteúdo|esta matéria) é (?:exclusiv[oa]|só|reservad[oa])[^.!?]{0,12} assinantes',
  newsletters:
    '(?:(?:a|nossa) newsletter[^.!?:]{0,30}: ?)?(?:o melhor|as melhores (?:histórias|notícias)|os melhores (?:artigos|conselhos))[^.!?]{0,40}(?:no (?:teu|seu) e-?mail|na (?:tua|sua) caixa)[^.!?]{0,30}|(?:pode |podes )?cancel(?:e|ar|a) (?:a (?:inscrição|subscrição) )?(?:quando quiser(?:es)?|a qualquer momento)',
  openingHours: 'horários? de (?:abertura|funcionamento|atendimento)',
}
