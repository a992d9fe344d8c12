/** More than anybody makes of one article; older ones are no longer shown. */
const maxShown = 100

/** What is asked for the social posts of an article, by the page that draws them first and by the view that goes on. */
export function adaptationsOf(articleId: string) {
  return { query: { article_id: articleId, limit: maxShown } }
}
