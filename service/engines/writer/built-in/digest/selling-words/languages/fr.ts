import type { SellingWords } from '../selling-words.ts'

export const frenchSellingWords: SellingWords = {
  language: 'fr',
  asks: 'ajouter au panier|devis gratuit|livraison (?:gratuite|offerte)|essai gratuit|en stock|commandez|profitez de|satisfait ou remboursé|demander une démo|prenez rendez-vous',
  praises:
    'contactez-nous|nos (?:produits|clients|solutions|services|tarifs|experts|offres)|notre (?:gamme|solution|plateforme|offre)|nous (?:proposons|offrons|installons|vendons)|garantie?',
}
