import type { RuleWords } from '../rule-words.ts'

export const frenchRuleWords: RuleWords = {
  language: 'fr',
  obliges:
    'obligatoires?|obligation|doi(?:t|vent)|il faut|nécessaires?|indispensables?|impose\\p{L}*|exig\\p{L}+|requise?s?|requis|tenue?s? de|nécessit(?:e|ent)',
  spares:
    "(?:n[’']|ne )(?:est|sont|soit) (?:\\p{L}+ )?(?:pas|plus|jamais) (?:\\p{L}+ )?(?:obligatoires?|nécessaires?|requise?s?|requis|indispensables?|tenue?s?)|pas (?:obligatoires?|nécessaires?)|aucune? (?:\\p{L}+ ){0,2}(?:obligation|autorisation|déclaration|formalité|démarche)|n[’']a pas besoin|n[’']ont pas besoin|facultati\\p{L}+|dispensée?s?|inutiles?|superflue?s?|n[’'](?:exige|exigent|impose|imposent) (?:pas|aucun\\p{L}*)|ne (?:nécessite|nécessitent|requiert) (?:pas|aucun\\p{L}*)|sans (?:\\p{L}+ )?(?:autorisation|permis)",
  allows:
    '(?:est|sont|reste|restent) (?:\\p{L}+ )?(?:autorisée?s?|permise?s?|permis|licites?|légale?s?|admise?s?)|autorisée?s?|peu(?:t|vent) être (?:\\p{L}+ )?(?:utilisée?s?|jetée?s?|déposée?s?|plantée?s?|brûlée?s?|versée?s?|mise?s?)|a le droit',
  forbids:
    "interdit\\p{L}*|interdiction|prohibée?s?|(?:n[’']|ne )(?:est|sont) (?:\\p{L}+ )?(?:pas|jamais) (?:autorisée?s?|permise?s?|permis|admise?s?)|illégale?s?|illicites?|ne (?:doi|peu)(?:t|vent) (?:\\p{L}+ )?(?:pas|jamais|en aucun cas)|proscrite?s?",
  advises:
    'recommand\\p{L}+|conseill\\p{L}+|préconis\\p{L}+|vaut la peine|judicieu\\p{L}+|mieux vaut|devrai(?:t|ent)',
  discourages:
    "déconseill\\p{L}+|(?:n[’']|ne )(?:est|sont) (?:\\p{L}+ )?pas (?:recommandée?s?|conseillée?s?|judicieu\\p{L}+)|ne (?:recommande|conseille|vaut|devrai)\\p{L}* (?:\\p{L}+ )?pas|ne vaut pas la peine|à éviter|contre-indiqu\\p{L}+",
  works:
    'efficaces?|agi(?:t|ssent)|aide(?:nt)?|protège(?:nt)?|rédui(?:t|sent)|prévien(?:t|nent)|amélior(?:e|ent)|prolonge(?:nt)?',
  fails:
    "aucun(?:e)? (?:\\p{L}+ ){0,2}(?:effet|influence|bénéfice|différence|protection|efficacité)|inefficaces?|sans effet|ne (?:sert|servent) à rien|(?:n[’']|ne )(?:est|sont) pas efficaces?|(?:n[’']|ne )(?:aide|aident|protège|protègent|réduit|réduisent|prévient|améliore|prolonge) (?:\\p{L}+ )?pas",
  by: "avant le|jusqu[’']au|au plus tard le|d[’']ici le|d[’']ici au|date limite (?:est )?(?:fixée )?(?:au|le)|expire le|se termine le|se clôt le|échéance (?:est )?(?:fixée )?(?:au|le)",
  from: 'à partir du|à compter du|dès le|depuis le|débute le|commence le|ouvre le|entre en vigueur le',
}
