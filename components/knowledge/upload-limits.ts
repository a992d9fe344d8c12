/** What a knowledge base holds (Knowledge); asked of a file before anything is sent. */
export const maxDocuments = 500
export const maxCharacters = 500_000
