/** The source of a pattern: "Helen Marsh", "Anne de la Tour". Two names at least. */
export const personName = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:de|da|do|dos|del|della|di|la|le|von|van|der|den|zu|y|e|\p{Lu}[\p{L}.’'-]*))* \p{Lu}[\p{L}.’'-]+`
/** "Dr", "Prof." */
export const personTitle = String.raw`(?:Dr|Prof|Dott|Dra|Mag)\.?`
