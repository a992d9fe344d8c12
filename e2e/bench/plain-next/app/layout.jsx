/** @param {{ children: import('react').ReactNode }} props */
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body style={{ fontFamily: 'sans-serif', margin: '2rem' }}>{children}</body>
    </html>
  )
}
