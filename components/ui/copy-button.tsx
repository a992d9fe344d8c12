'use client'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

export type CopyButtonProps = {
  value: string
  /** What it copies, for example `webhook address`; said to screen readers. */
  what: string
  /** Shown beside the icon; an icon alone when left out. */
  label?: string
  size?: 'sm' | 'md'
}

/** Copies a text and says so. */
export function CopyButton({ value, what, label, size = 'sm' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Button
      variant={label ? 'secondary' : 'quiet'}
      size={size}
      square={!label}
      onClick={copy}
      aria-label={label ? undefined : `Copy ${what}`}
      title={`Copy ${what}`}
    >
      {copied ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
      {label && (copied ? 'Copied' : label)}
      <span role="status" className="sr-only">
        {copied ? `Copied ${what}` : ''}
      </span>
    </Button>
  )
}
