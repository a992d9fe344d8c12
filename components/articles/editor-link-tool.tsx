'use client'
import { Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Popover } from '#components/ui/popover.tsx'
import { Tool } from './editor-tool.tsx'
import type { TextEditor } from './text-editor.ts'

type LinkToolProps = {
  editor: TextEditor | undefined
  on: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Makes the selected words a link, changes its address or takes it away. */
export function LinkTool({ editor, on, open, onOpenChange }: LinkToolProps) {
  return (
    <Popover
      label="Link"
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={() => editor?.focus()}
      trigger={
        <Tool label="Link" on={on}>
          <Link2 aria-hidden />
        </Tool>
      }
    >
      {editor && <LinkForm editor={editor} onDone={() => onOpenChange(false)} />}
    </Popover>
  )
}

function LinkForm({ editor, onDone }: { editor: TextEditor; onDone: () => void }) {
  const [before] = useState(() => editor.linkAddress())
  const [address, setAddress] = useState(before)
  const whole = wholeAddress(address)
  const error = address.trim() === '' || whole ? undefined : 'Enter a web or email address.'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!whole) return
    onDone()
    editor.setLink(whole)
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field label="Address" error={error}>
        {(control) => (
          <Input
            {...control}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabledReason={whole ? undefined : 'Enter an address.'}
        >
          {before ? 'Change link' : 'Add link'}
        </Button>
        {before && (
          <Button
            size="sm"
            onClick={() => {
              onDone()
              editor.setLink('')
            }}
          >
            Remove link
          </Button>
        )}
      </div>
    </form>
  )
}

/** `acme.example` as `https://acme.example`; undefined for what no reader can follow. */
function wholeAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '' || /\s/.test(address)) return undefined
  const whole = /^(?:https?:|mailto:)/i.test(address)
    ? address
    : address.includes('@')
      ? `mailto:${address}`
      : `https://${address}`
  return URL.canParse(whole) ? whole : undefined
}
