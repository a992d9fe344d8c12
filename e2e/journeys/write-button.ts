/** The button of a new article: what it makes depends on whether a model is connected. A reason why it waits follows. */
export const writeButton = /^(?:Write article|Make an? (?:evidence digest|free brief))/
