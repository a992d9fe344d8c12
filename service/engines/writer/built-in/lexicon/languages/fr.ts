import { createLexicon } from '../lexicon.ts'

export const french = createLexicon({
  language: 'fr',
  stopwords:
    "a ai ainsi alors apres au aucun aussi autre autres aux avant avec avoir bien car ce ceci cela celle celles celui ces cet cette ceux chaque chez comme comment d dans de des deja depuis donc dont du elle elles en encore entre est et etait etaient ete etre eu fait faire faut fois font il ils j je jusque l la le les leur leurs lors lorsque lui m ma mais me meme memes mes moins mon n ne ni nos notre nous on ont ou par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi pres puis qu quand que quel quelle quelles quels qui quoi s sa sans se selon sera ses si soit son sont sous souvent sur t ta te tes tous tout toute toutes tres trop tu un une vers via voici voila vos votre vous y c'est d'un d'une qu'il qu'elle qu'on n'est s'il",
  suffixes:
    'issements issement ements ement ations ation ateurs ateur euses euse eurs eur ives ive ifs if ites ite ables able ees ee es er ez ent e s x',
  abbreviations: 'm mm mme mlle dr pr st ste etc ex p pp cf env vol no art av j.-c c.-a-d chap fig max min',
  leaning:
    "ce(?:ci|la|t|tte|s)?|c['’]est|celui|celles?|ceux|il(?! (?:faut|suffit|existe|convient|vaut mieux|est (?:\\p{L}+ )?(?:conseillé|recommandé|préférable|important|possible|nécessaire|essentiel|impératif|indispensable|utile))(?!\\p{L}))|ils|elles?|leurs?|son|sa|ses|ainsi|alors|aussi|donc|mais|or|et|ou|car|cependant|toutefois|pourtant|néanmoins|en effet|de plus|en outre|par ailleurs|également|ensuite|puis|enfin|finalement|d['’]autre part|en revanche|au contraire|à l['’]inverse|par conséquent|en conséquence|de ce fait|dès lors|par exemple|autrement dit|en d['’]autres termes|sinon|deuxièmement|troisièmement|les deux|l['’]un|l['’]autre|d['’]autres|un autre|une autre|ici|là|oui|non|dans ce cas|pour cela|de même|malheureusement|heureusement|bien sûr|y|en (?:découle|découlent|résulte|résultent|somme|bref)",
  noise:
    "dans votre bo[iî]te (?:mail|e-mail|de réception)|accepter (?:les |tous les )?cookies|utilis(?:e|ons) des cookies|politique de (?:confidentialité|cookies)|mentions légales|conditions générales|tous droits réservés|abonnez-vous|inscrivez-vous|s[’']abonner|notre newsletter|cliquez ici|cliquez sur|en savoir plus|lire (?:la suite|aussi|plus)|lisez aussi|à lire aussi|voir aussi|partager (?:sur|cet)|suivez-nous|contactez-nous|essai gratuit|demander (?:un devis|une démo)|devis gratuit|temps de lecture|publié le|mis à jour le|dernière mise à jour|à propos de l[’']auteur|articles (?:similaires|liés|associés)|laisser un commentaire|publicité|crédit photo|dans cet article|dans ce guide|cet article|ce guide|comme (?:mentionné|indiqué|vu) (?:ci-dessus|plus haut|précédemment)|ci-(?:dessus|dessous)|haut de page|table des matières|sommaire",
  empty:
    "introduction|aperçu|vue d[’']ensemble|résumé|conclusion|en résumé|en bref|sommaire|table des matières|contexte|détails|plus d[’']informations|sources|références|bibliographie|faq|foire aux questions|questions fréquentes|à propos|contact|généralités|pour aller plus loin|les bases|l[’']essentiel|commentaires|voir aussi",
  cues: {
    definition:
      "qu[’']est-ce|définition|c[’']est quoi|signification|principes?|bases|fonctionnement|comprendre",
    why: 'pourquoi|avantages?|bénéfices?|intérêts?|raisons?|atouts?|importance',
    how: 'comment|étapes?|guide|conseils?|bonnes pratiques|mettre en place|mise en place|installer|installation|configurer|choisir|améliorer|mesurer',
    compare:
      'comparaison|comparatif|comparer|différences?|types? de|coûts?|prix|tarifs?|alternatives?|quels?|quelles?|aides?|chiffres',
    example: 'exemples?|cas pratiques?|étude de cas|en pratique',
    limits: 'limites?|risques?|erreurs?|inconvénients?|problèmes?|pièges?|éviter|difficultés?|défis?',
  },
})
