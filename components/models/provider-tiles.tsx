import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { LocalOllama, ModelProvider } from '#contract/models.ts'
import { providerGroups, type ShownProvider } from './provider-groups.ts'
import { ProviderMark } from './provider-mark.tsx'

export type ProviderTilesProps = {
  providers: readonly ModelProvider[]
  /** The Ollama of the service's machine; undefined where the service does not say. */
  ollama: Pick<LocalOllama, 'found'> | undefined
  /** Opens the form for one of them. */
  onChoose: (id: string) => void
}

/** The providers at one glance, by where they run, each the way to its form. */
export function ProviderTiles({ providers, ollama, onChoose }: ProviderTilesProps) {
  const { hosted, own, other } = providerGroups(providers, ollama)
  return (
    <div className="grid gap-5">
      {hosted.length > 0 && <Tiles title="Hosted, with an API key" providers={hosted} onChoose={onChoose} />}
      {own.length > 0 && (
        <div className="grid gap-2">
          <Tiles title="On your own machine, free" providers={own} onChoose={onChoose} />
          {ollama?.found === false && (
            <p className="text-ink-soft text-xs">
              Install Ollama from ollama.com on this server's machine and start it: it's found automatically.
            </p>
          )}
        </div>
      )}
      {other && (
        <p className="text-ink-soft text-sm">
          Any other OpenAI-compatible API:{' '}
          <NativeButton
            type="button"
            onClick={() => onChoose(other.id)}
            className="min-h-6 font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
          >
            {other.label}
          </NativeButton>
        </p>
      )}
    </div>
  )
}

function Tiles(props: {
  title: string
  providers: readonly ShownProvider[]
  onChoose: (id: string) => void
}) {
  const { title, providers, onChoose } = props
  const titleId = useId()
  return (
    <div className="grid gap-2">
      <p id={titleId} className="font-medium text-ink-soft text-xs">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-2">
        {providers.map(({ id, name, detail, isRecommended }) => (
          <li key={id} className="grid">
            <NativeButton
              type="button"
              onClick={() => onChoose(id)}
              className="group/tile flex min-h-14 items-center gap-3 rounded-md border border-rule-strong/60 bg-sheet px-3 py-2 text-left hover:border-rule-strong hover:bg-hover"
            >
              <ProviderMark id={id} />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2">
                  <span className="min-w-0 wrap-anywhere font-medium text-ink text-sm">{name}</span>
                  {isRecommended && <Badge>Recommended</Badge>}
                </span>
                <span className="block wrap-anywhere text-ink-soft text-xs">{detail}</span>
              </span>
              <ChevronRight
                aria-hidden
                className="size-4 shrink-0 text-ink-faint group-hover/tile:text-ink"
              />
            </NativeButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
