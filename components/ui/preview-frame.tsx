/** A public page in a frame of its own, without scripts. A new frame for each source: changing it in place would add to the way back. */
export function PreviewFrame({
  title,
  source,
  className,
}: {
  title: string
  source: string
  className: string
}) {
  return <iframe key={source} title={title} src={source} sandbox="" className={className} />
}
