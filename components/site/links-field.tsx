import { Button } from '#components/ui/button.tsx'
import { Input } from '#components/ui/input.tsx'

type SiteLink = { label: string; url: string }

export type LinksFieldProps = {
  links: readonly SiteLink[]
  errorOf: (path: string) => string | undefined
  onChange: (links: SiteLink[]) => void
}

const maxLinks = 12

/** The links at the top of every page, in their order. */
export function LinksField({ links, errorOf, onChange }: LinksFieldProps) {
  const change = (index: number, part: Partial<SiteLink>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)))
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">Navigation</legend>
      {links.map((link, index) => {
        const error = errorOf(`navigation.${index}.label`) ?? errorOf(`navigation.${index}.url`)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing but its place.
          <div key={index} className="grid gap-1">
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 pb-2">
              <Input
                aria-label={`Label of link ${index + 1}`}
                placeholder="Label"
                value={link.label}
                onChange={(event) => change(index, { label: event.target.value })}
              />
              <Input
                aria-label={`URL of link ${index + 1}`}
                placeholder="https://"
                className="col-span-2 row-start-2"
                value={link.url}
                aria-invalid={error ? true : undefined}
                onChange={(event) => change(index, { url: event.target.value })}
              />
              <Button
                variant="quiet"
                className="col-start-2 row-start-1"
                aria-label={`Remove link ${index + 1}`}
                onClick={() => onChange(links.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </div>
            <p role="alert" className="text-bad text-xs empty:hidden">
              {error}
            </p>
          </div>
        )
      })}
      <Button
        size="sm"
        className="w-fit"
        disabledReason={links.length < maxLinks ? undefined : 'A site can have up to 12 links'}
        onClick={() => onChange([...links, { label: '', url: '' }])}
      >
        Add link
      </Button>
    </fieldset>
  )
}
