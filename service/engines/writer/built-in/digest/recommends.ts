/** "Side sleepers should choose …", "né troppo duro né troppo cedevole": which one, and for whom. */
const recommends =
  /(?<!\p{L})(?:recommend(?:s|ed|ation)?|(?:best|better|suited|suitable|ideal|right) (?:for|if)|(?:should|ought to) (?:choose|take|use|pick|buy|be)|choose|go for|opt for|neither|(?:the )?(?:better|safer|safest|best) (?:choice|option)|(?:die )?(?:bessere|sicherere|sicherste|beste) wahl|(?:le |la )?(?:meilleur|plus sûr)e? (?:choix|solution)|(?:la )?(?:mejor|opción más segura|elección más segura)|(?:la )?scelta (?:più sicura|migliore)|(?:a )?(?:melhor|escolha mais segura|opção mais segura)|empf(?:iehlt|ehlen|ohlen\p{L}*)|eigne(?:t|n) sich|geeignet|am besten|sollte\p{L}* (?:\p{L}+ ){0,6}(?:wählen|nehmen|greifen|sein)|weder|conseill\p{L}+|recommand\p{L}+|convien(?:t|nent)|privilégi\p{L}+|adapté\p{L}*|idéale?s?|ni trop|recomend\p{L}+|aconsej\p{L}+|conviene|indicad[oa]s?|adecuad[oa]s?|ideal(?:es)?|ni (?:muy|demasiado)|consigli\p{L}+|raccomand\p{L}+|indicat[oaie]|adatt[oaie]|dovrebbe(?:ro)? (?:essere|avere|scegliere)|deve scegliere|né|aconselh\p{L}+|ideais|adequad[oa]s?|nem)(?!\p{L})|おすすめ|オススメ|推奨|向いて|適して|が(?:最適|理想)/iu

const neither =
  /(?<!\p{L})(?:neither (?:\p{L}+ ){1,5}nor|weder (?:\p{L}+ ){1,5}noch|ni (?:\p{L}+ ){1,4},? ?ni|né (?:\p{L}+ ){1,4},? ?né|nem (?:\p{L}+ ){1,4},? ?nem|in between|middle (?:way|ground)|mittelweg|juste milieu|término medio|via di mezzo|meio-termo)(?!\p{L})|どちらでもない|中間/iu

/** True for what decides between two by what lies between them. */
export function settles(text: string): boolean {
  return neither.test(text)
}

/** True for what says which one, or for whom. */
export function recommendsOne(text: string): boolean {
  return recommends.test(text)
}
