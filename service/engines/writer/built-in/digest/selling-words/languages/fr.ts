import type { SellingWords } from '../selling-words.ts'

export const frenchSellingWords: SellingWords = {
  language: 'fr',
  asks: 'ajouter au panier|devis gratuit|livraison (?:gratuite|offerte)|essai gratuit|en stock|commandez|profitez de|satisfait ou remboursé|(?:demander|demandez|réservez) (?:une |votre )?(?:démo|devis)|essayez gratuitement|sans carte bancaire|téléchargez (?:gratuitement|notre)|prenez rendez-vous',
  sells:
    'nouveaux patients (?:reçoivent|bénéficient|sont)|prenez rendez-vous (?:en ligne|dans notre|avec nos?)|(?:notre|nos) (?:propres? )?(?:usines?|ateliers?|magasins?|showroom|boutiques?|clients|clientes|poseurs|installateurs|techniciens)|nous (?:livrons|fabriquons|vendons|posons)(?! pas)|(?:vous trouverez|retrouvez) (?:notre|nos) [^.!?]{1,50} (?:dans toutes|en magasin|en jardinerie|chez (?:tous|votre))|(?:contactez|appelez|demandez)[- ]nous[^.!?]{0,60} devis',
  praises:
    'contactez-nous|nos (?:produits|clients|solutions|services|tarifs|experts|offres)|notre (?:gamme|solution|plateforme|offre)|nous (?:proposons|offrons|installons|vendons)|garantie?',
  hype: 'clients (?:adorent|nous)|leader (?:du marché|mondial)|révolutionnaire\\p{L}*|incroyable\\p{L}*|imbattable\\p{L}*',
  promises: "jusqu[’']à|dès \\p{N}|seulement \\p{N}",
  rests:
    '(?:test|essai|mesure|calcul)s? (?:réalisée?s?|effectuée?s?|mené\\p{L}*)|calculée? (?:sur|avec|par rapport)|mesurée? (?:en|sur|dans)|sur la base d|base de calcul|prix hors|enquête auprès|calculé pour|par rapport à un ancien|prix (?:\\p{L}+ ){0,3}(?:après|avant|hors|sans|comprend)|(?:le (?:chiffre|calcul)|la (?:comparaison|mesure|moyenne)) (?:est|porte|provient|vient|repose|vaut|s.entend)|moyenne (?:de|sur) (?:nos|\\p{N}+|trois|quatre|cinq|dix)',
  institutions:
    'instituts?|universités?|école|associations?|fédération|fondation|société savante|observatoire|chambre|syndicat|agence (?:de|nationale|régionale)|laboratoire|consommateurs?|essais?|magazine|revue|journal|gazette|courrier|quotidien|presse|nouvelles|actualités',
  owns: '(?:avec {x},? vous (?:pouvez|obtenez|créez|gérez|suivez)|(?:essayez|testez) {x}|{x} gratuitement)',
  press: 'magazine|journal|quotidien|revue|rédaction|lecteurs?|lectrices|abonn\\p{L}*|newsletter|infolettre',
  deals:
    '(?:demandez|obtenez) (?:un|votre) devis|devis (?:gratuit|sans engagement)|livraison (?:gratuite|offerte)|achetez en ligne|notre (?:service client|boutique|atelier|magasin)|nos (?:techniciens|magasins|artisans)|appelez-nous|prenez rendez-vous (?:avec nous|en ligne)',
  earns:
    "(?:nous|je) (?:(?:pouvons|peux|pourrions) )?(?:perc|touch|rec|gagn)\\p{L}* (?:\\p{L}+ )?une (?:petite )?commission|(?:contient|contiennent|sont|comporte) (?:\\p{L}+ ){0,2}liens? affiliés?|liens? affiliés?\\s?[:.*]|nos liens? (?:affiliés?|d[’']affiliation)",
}
