import type { QuantityWords } from '../quantity-words.ts'

export const frenchQuantityWords: QuantityWords = {
  language: 'fr',
  capsBefore:
    "jusqu[’']à|moins de|au plus|au maximum|maximum(?: de)?|max\\.?|(?:pas|jamais) plus de|inférieure?s? à|(?:pas|jamais) (?:dépasser|excéder)|sous|limitée?s? à|plafonnée?s? à|plafond de|dans (?:les|un délai de)|sous",
  capsAfter: 'au (?:plus|maximum)|maximum|ou moins|(?:tout )?au plus',
  floorsBefore:
    'au moins|plus de|à partir de|dès|minimum(?: de)?|au minimum|min\\.?|(?:pas|jamais) moins de|supérieure?s? à',
  floorsAfter: 'au (?:moins|minimum)|minimum|ou plus|et plus',
  about:
    "environ|autour de|à peu près|approximativement|près de|quelque|en moyenne|moyen\\p{L}*|souvent|généralement|d[’']ordinaire|estimé\\p{L}*",
  kinds: {
    price:
      'coût\\p{L}*|prix|paie\\p{L}*|pay(?:er|ez|é|ée|és)|tarif\\p{L}*|factur\\p{L}*|dépens\\p{L}*|frais|achat|acheter|vendue?s?|débours\\p{L}*|compte[zr]?|budget|honoraires|cotisation|redevance|revient',
    instalment: 'loyers?|location|louer|louée?s?|mensualités?|abonnements?|leasing|loa|lld|traites?',
    upkeep:
      "(?:coûts?|frais|dépenses) (?:d[’'](?:entretien|exploitation|usage|utilisation)|de (?:fonctionnement|maintenance|chauffage))|entretien|maintenance|charges",
    saving: 'économi\\p{L}+|épargn\\p{L}+|moins chère?s?',
    penalty: 'amendes?|sanctions?|pénalités?|contraventions?',
    grant: 'aides?|subventions?|subventionn\\p{L}+|primes?|bonus|crédit',
    wage: 'salaires?|rémunér\\p{L}+|gagne\\p{L}*|smic',
    turnover: "chiffres? d[’']affaires|recettes?|revenus?|bénéfices?",
    deposit: 'caution|acompte|dépôt de garantie|consigne',
    tax: 'tva|taxes?|impôts?|taxée?s?',
    premium: 'surcoûts?|plus ch(?:er|ers|ère|ères)|supplément de prix',
    discount: 'remises?|réductions?|rabais|promotion',
    interest: "taux d[’']intérêt|intérêts?|rendements?",
    efficiency: 'efficac\\p{L}+|rendement',
    loss: 'pertes?|perd(?:u|ue|ent|re)?|dommages?|défaillances?',
    interval: 'tous les|toutes les|chaque|fois par|intervalles?|fréquence|périodicité|annuel(?:le)?s?',
    lifetime:
      "durée de vie|longévité|se conserve\\p{L}*|conservation|tien(?:t|nent)|dure|durent|s[’']use\\p{L}*|vie",
    duration:
      'après|bout|mûre?s?|durée|dure|durent|prend|prennent|faut|attendre|attente|sécher|séchage|cuire|cuisson|repos\\p{L}*|tremp\\p{L}*|nécessite\\p{L}*|traitement|délai moyen',
    deadline:
      'délais?|préavis|au plus tard|avant le|échéance|rétractation|conserver|conserv(?:ez|és?|ées?)|gard(?:er|ez|ée?s?|ent)|déclar\\p{L}+|résili\\p{L}+|recours',
    warranty: 'garanti\\p{L}+',
    age: 'âgée?s?|âge',
    payback: 'amorti\\p{L}*|rentabilis\\p{L}+|rentables?|retour sur investissement',
    distance: 'distances?|espac\\p{L}+|écart\\p{L}*|éloign\\p{L}+|entre|recul',
    height: 'hauteurs?|hautes?|haut',
    depth: 'profond\\p{L}*',
    width: 'largeurs?|larges?|diamètres?',
    thickness: 'épaiss\\p{L}+|couche',
    weight: 'poids|pès(?:e|ent)|peser',
    capacity: 'capacité|contien\\p{L}+|contenance|charge|supporte\\p{L}*|volume',
    dose: 'doses?|dosage|quantité|ajout\\p{L}+|boire|manger',
    consumption: 'consomm\\p{L}+|utilise\\p{L}*|besoin',
    output: 'puissance|produi\\p{L}+|fourni\\p{L}+|rendement',
  },
  at: 'à|dès|au-delà de|au-dessus de|au-dessous de|à partir de|après|avec|de plus de|de moins de',
  forThing: [
    'pour|à|chez|avec|dans|dès|sur|en',
    "de|d[’'](?:au moins|environ)|avec|à partir de|jusqu[’']à|de plus de|de moins de|supérieure?s? à|inférieure?s? à|dépassant",
  ],
  ifClause: 'si|lorsque|quand|dès que|à condition|quiconque',
  former:
    "autrefois|auparavant|jadis|anciennement|précédemment|jusqu[’'](?:en|à|au) (?:\\p{L}+ ){0,2}{y}|avant (?:\\p{L}+ ){0,2}{y}|ancien(?:ne)? (?:règle|loi|régime|taux)|ne (?:\\p{L}+ )?plus(?! (?:de|que|d[’']))|abrogée?|supprimée?",
  since: 'depuis|dès|à partir de|à compter de|après|en vigueur en',
  cases: [
    [
      'frigo|réfrigérateur|réfrigérée?s?',
      'congélat\\p{L}+|congelée?s?|congelé',
      'température ambiante|placard',
    ],
    [
      'neufs?|neuves?|neuf|nouve(?:au|aux|lle|lles)',
      'anciens?|ancienne?s?|existante?s?|occasion|vieux|vieille',
    ],
    ['intérieure?s?', 'extérieure?s?|dehors|plein air'],
    ['été', 'hiver'],
    ['adultes?', 'enfants?|nourrissons?|mineure?s?|bébés?'],
    ['bruts?|brute?s?', 'nets?|nettes?'],
    ['ht|hors taxes?', 'ttc'],
    ['particuliers?|ménages?|privée?s?', 'professionnel(?:le)?s?|entreprises?|employeurs?|commercia\\p{L}+'],
    ['crue?s?', 'cuite?s?'],
    ['frais|fraîche?s?', 'séchée?s?|surgelée?s?|congelée?s?'],
    ['diesel|gazole', 'essence', 'électriques?'],
    ['lithium', 'plomb'],
    [
      'nettoy\\p{L}+|lav(?:er|é|ée|és|age)|rinc\\p{L}+',
      'remplac\\p{L}+|chang(?:er|é|ée|ement)|renouvel\\p{L}+',
      'contrôl\\p{L}+|vérifi\\p{L}+|inspect\\p{L}+|révis\\p{L}+',
    ],
    ['achat|acheter|achetée?s?', 'location|louer|louée?s?|leasing|loyers?'],
    ['ville|agglomération|urbaine?s?', 'autoroute|campagne|rurale?s?|route'],
    ['chiens?', 'chats?', 'chev(?:al|aux)'],
    ['temps plein', 'temps partiel'],
    ['jour|journée', 'nuit'],
    ['hommes?|garçons?', 'femmes?|filles?'],
    ['premi(?:er|ère|ers|ères)', 'deuxièmes?|seconde?s?', 'troisièmes?', 'derni(?:er|ère|ers|ères)'],
    ['papier', 'numériques?|électroniques?|en ligne'],
  ],
}
