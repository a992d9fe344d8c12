/** What a knowledge base holds (Knowledge); asked of a file before anything is sent. */
export const mostDocuments = 500
export const mostCharacters = 500_000
