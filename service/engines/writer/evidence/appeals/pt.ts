import type { AppealWords } from './appeal-words.ts'

export const pt: AppealWords = {
  asks: 'apoi[ea]|ajude-nos|doe|torne-se|junte-se|assine|subscreva|inscreva-se|cadastre-se|baixe|descarregue|instale|siga|recomende|experimente|receba|reserve',
  things:
    '-?nos (?:com|em)|(?:a |o |os |as )?noss[oa]s? (?:app|aplicativo|aplicação|newsletter|boletim|canal|podcast|revista|trabalho|jornalismo|comunidade|cursos?)|(?:a app|o aplicativo|o app) (?:grátis|gratuit\\p{L}*)|(?:grátis|gratuitamente) (?:a app|o aplicativo|o app)|(?:sóci[oa]|assinante|apoiador\\p{L}*)[.!]*$|uma doação|uma assinatura',
  shares:
    'compartilhe(?:-o|-a)?(?: (?:este|esta|com (?:seus|os) amigos|nas redes))?|partilhe(?:-o|-a)?(?: (?:este|esta|com os (?:seus )?amigos|nas redes))|passe a palavra',
  events:
    '(?:nossos |os nossos )?próxim[oa]s (?:cursos|oficinas|seminários|webinars?|workshops|turmas|formações)',
  offers:
    '(?:desconto|preço|tarifa) (?:early[- ]bird|antecipad[oa]|de lançamento|por (?:reserva|inscrição) antecipada)|desconto para inscrições antecipadas',
  until: 'até|antes|válid[oa]|termina|se se',
}
