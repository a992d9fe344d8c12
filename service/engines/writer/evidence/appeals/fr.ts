import type { AppealWords } from './appeal-words.ts'

export const fr: AppealWords = {
  asks: 'soutenez|aidez|donnez|faites|devenez|rejoignez|abonnez-vous|inscrivez-vous|téléchargez|installez|suivez|recommandez|recevez|essayez',
  things:
    "-?nous(?: avec| par| sur| en|[ \\u00a0.!]*$)|(?:notre|nos) (?:application|appli|newsletter|infolettre|chaîne|podcast|magazine|travail|journalisme|communauté|formations?)|(?:l['’])?appli(?:cation)? gratuit\\p{L}*|gratuitement (?:l['’]|notre )?appli(?:cation)?|un don(?: |[.!]*$)|(?:membre|abonné)[ \\u00a0.!]*$",
  shares:
    'partagez(?:-le|-la)?(?: (?:cet article|cette page|ce guide|avec vos amis|sur))?(?:[\\s\\u00a0]*[.!,]|$)|partagez (?:cet article|cette page|ce guide|sur (?:vos|les) réseaux)|faites passer[.!]*$|parlez-en autour de vous',
  events: '(?:nos )?prochain(?:e?s)? (?:formations?|cours|stages?|ateliers?|séminaires?|webinaires?)',
  offers:
    'tarif (?:early[- ]bird|préférentiel|réduit|de lancement)|remise (?:early[- ]bird|de lancement)|prix de lancement',
  until: 'jusqu|avant|pour toute inscription|valable|expire',
}
