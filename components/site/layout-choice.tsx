import { type CSSProperties, type ReactNode, useId } from 'react'
import { NativeInput } from '#components/ui/native-input.tsx'
import type { SiteBranding } from '#contract/site.ts'
import { layouts } from './site-choices.ts'

type Layout = SiteBranding['layout']
export type LayoutChoiceProps = {
  value: Layout
  /** The colour of the site's links, in which the sketches are drawn. */
  accent: string
  onChange: (layout: Layout) => void
}

/** The layouts, each with a sketch of its home page. */
export function LayoutChoice({ value, accent, onChange }: LayoutChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">Layout</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {layouts.map((layout) => (
          <label
            key={layout.value}
            className="relative grid cursor-pointer gap-1.5 rounded-md border border-rule bg-sheet p-2 text-ink-soft text-sm leading-tight hover:bg-hover hover:text-ink has-checked:border-ink has-checked:bg-hover has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <NativeInput
              type="radio"
              name={name}
              value={layout.value}
              checked={value === layout.value}
              onChange={() => onChange(layout.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              viewBox="0 0 96 60"
              aria-hidden="true"
              style={{ '--accent': accent } as CSSProperties}
              className="w-full rounded-sm border border-rule bg-paper"
            >
              {sketches[layout.value]}
            </svg>
            {layout.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Words are lines, pictures are areas, and what has the accent is in colour. */
const sketches: Readonly<Record<string, ReactNode>> = {
  magazine: (
    <>
      <path className="fill-current opacity-80" d="M8 7h18v3H8z" />
      <path className="fill-accent" d="M8 15h46v24H8z" />
      <path className="fill-current opacity-70" d="M60 17h28v4H60zM60 24h22v4H60z" />
      <path className="fill-current opacity-25" d="M60 32h28v2H60zM60 36h24v2H60z" />
      <path className="fill-accent opacity-50" d="M8 44h24v16H8zM36 44h24v16H36zM64 44h24v16H64z" />
    </>
  ),
  journal: (
    <>
      <path className="fill-accent" d="M0 0h96v2H0z" />
      <path className="fill-current opacity-80" d="M20 8h16v3H20z" />
      <path className="fill-current opacity-70" d="M20 19h46v4H20zM20 36h38v4H20zM20 53h42v4H20z" />
      <path
        className="fill-current opacity-25"
        d="M20 26h56v2H20zM20 43h52v2H20zM20 15h56v1H20zM20 32h56v1H20zM20 49h56v1H20z"
      />
    </>
  ),
  product: (
    <>
      <path className="fill-current opacity-80" d="M8 6h16v3H8z" />
      <path className="fill-accent" d="M72 5h16v6H72z" />
      <path className="fill-current opacity-70" d="M26 19h44v4H26zM34 26h28v3H34z" />
      <path
        className="fill-none stroke-current opacity-40"
        d="M8.500 36.500h24v19h-24zM36.500 36.500h24v19h-24zM64.500 36.500h24v19h-24z"
      />
      <path className="fill-accent opacity-50" d="M9 37h23v8H9zM37 37h23v8H37zM65 37h23v8H65z" />
    </>
  ),
}
