import type { FurnitureWords } from './furniture-words.ts'

export const fr: FurnitureWords = {
  menu: "accueil|menu|recherch(?:e|er)|imprimer(?: (?:la page|l[’']article))?|enregistrer|partager(?: (?:l[’']article|sur))?|suivre|se connecter|connexion|déconnexion|s[’']inscrire|inscription|s[’']abonner|abonnement|mon compte|panier|mentions légales|(?:politique de )?confidentialité|cgu|cgv|données personnelles|publicité|contact|qui sommes-nous|plan du site|newsletter|aide|sommaire|article (?:suivant|précédent)|suivant|précédent|retour|fermer|commentaires?|gestion des cookies|cookies|accessibilité",
  bylines: '(?:article )?(?:rédigé|écrit|publié|relu|vérifié|validé) par|propos recueillis par',
  dates: '(?:article )?(?:publié|mis à jour|modifié|mise à jour|dernière mise à jour)',
  consent:
    '(?:nous et )nos (?:\\p{N}[\\p{N}. \\u00a0\\u202f]* ?)?partenaires|nos (?:\\p{N}[\\p{N}. \\u00a0\\u202f]* ?)?partenaires et nous|nos \\p{N}[\\p{N}. \\u00a0\\u202f]* ?partenaires|avec votre (?:accord|consentement),? (?:nous|nos)|intérêt légitime de nos partenaires|(?:le respect de )?votre vie privée (?:nous|est notre)',
  choices:
    "(?:tout )?(?:j[’']accepte|accepter|refuser|autoriser)(?: (?:tout|et (?:continuer|fermer)))?|continuer sans accepter|param(?:é|è)tr(?:er|es|ages?)(?: (?:les|des|mes) (?:cookies|choix))?|personnaliser(?: mes choix)?|gérer mes choix",
  meters:
    'il (?:vous )?reste (?:encore )?(?:\\p{N}+|un|deux|trois|quatre|cinq) articles? (?:gratuits?|offerts?)|(?:\\p{N}+|deux|trois|quatre|cinq) articles? (?:gratuits?|offerts?) (?:restants?|ce mois|à lire)|vous avez (?:lu|atteint|épuisé) [^.!?]{0,40}articles? (?:gratuits?|offerts?)|abonnez-vous(?: pour (?:lire|continuer|accéder)|[ \\u00a0]*[.!]*$)|(?:cet article|la suite|ce contenu) est réservée?(?: à nos| aux) abonnés|il vous reste \\p{N}+ ?% (?:de cet article|à lire)',
  newsletters:
    "(?:(?:la|notre) (?:lettre|newsletter|infolettre)[^.!?:]{0,30} ?: ?)?(?:le meilleur|l[’']essentiel|nos meilleurs \\p{L}+|les meilleurs articles)[^.!?]{0,40}dans (?:votre|ta) (?:boîte|messagerie)[^.!?]{0,30}|(?:désinscription|désabonnement) (?:possible )?(?:à tout moment|en un clic)",
  openingHours: "(?:nos )?(?:horaires|heures) d[’'](?:ouverture|accueil)",
}
