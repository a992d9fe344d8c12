import Link from 'next/link'

export const dynamic = 'force-dynamic'

/**
 * The least that Next can do with the same rows: one read, one table. No frame, session, font, style sheet, selection,
 * keyboard, search or polling.
 */
export default async function Page() {
  const { PLAIN_ROWS_URL = '', PLAIN_KEY } = process.env
  const answer = await fetch(PLAIN_ROWS_URL, { headers: { authorization: `Bearer ${PLAIN_KEY}` } })
  const { articles } = await answer.json()
  return (
    <main>
      <h1>Articles</h1>
      <table>
        <thead>
          <tr>
            {['Title', 'Status', 'Words', 'Sources', 'Cost', 'Date'].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {articles.map(
            (
              /** @type {Record<string, string>} */ {
                id,
                title,
                status,
                word_count,
                trust_level,
                credits_used,
                created_at,
              },
            ) => (
              <tr key={id}>
                <td>
                  <Link prefetch={false} href={`/?article=${id}`}>
                    {title}
                  </Link>
                </td>
                <td>{status}</td>
                <td>{word_count}</td>
                <td>{trust_level}</td>
                <td>{credits_used}</td>
                <td>{created_at}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </main>
  )
}
