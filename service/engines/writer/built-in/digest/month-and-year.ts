/** A month and year, or a version with its year, at the end of what it stands in: "March 2024", "v2/2023". */
export const monthAndYear =
  /(?:\p{L}{3,}\.?(?: de)?|\p{N}{1,2}[./]|\p{N}\/) ?(?:19|20)\p{N}{2}(?= *(?:[·|.,;)–—-]|$))/u
