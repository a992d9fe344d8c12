'use client'
import { useState } from 'react'
import {
  type FieldValues,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReset,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'

/**
 * As `useForm`, with two differences. Its fields have their values in the markup too, so that the server sends a form
 * filled in, chosen and ticked: `register` alone leaves a control empty until it is mounted. And its fields stay those of
 * the form when it is reset: compiled components do not register theirs again, and would type into nothing.
 */
export function useFilledForm<Values extends FieldValues, Context = unknown, Output = Values>(
  props: UseFormProps<Values, Context, Output>,
): UseFormReturn<Values, Context, Output> {
  const form = useForm<Values, Context, Output>(props)
  const [filled] = useState<UseFormReturn<Values, Context, Output>>(() =>
    // The rest is read from the form itself, whose state changes.
    Object.create(form, {
      register: { value: filledRegister(form) },
      reset: { value: resetKeepingFields(form) },
    }),
  )
  return filled
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'register' | 'getValues' | 'setValue' | 'reset'
>

function resetKeepingFields<Values extends FieldValues>(form: Form<Values>): UseFormReset<Values> {
  return (values, options) => form.reset(values, { keepFieldsRef: true, ...options })
}

function filledRegister<Values extends FieldValues>(form: Form<Values>): UseFormRegister<Values> {
  return (name, options) => {
    const field = form.register(name, options)
    return {
      ...field,
      ...drawnAs(form.getValues(name)),
      ref: (control: unknown) => {
        const held = form.getValues(name)
        field.ref(control)
        // It takes over what is drawn as ticked. A field that comes back may be drawn with what it was first.
        if (isDrawnTicked(control) && held !== undefined && form.getValues(name) !== held)
          form.setValue(name, held)
      },
    }
  }
}

function drawnAs(value: unknown): { defaultChecked?: boolean; defaultValue?: string | number } {
  if (typeof value === 'boolean') return { defaultChecked: value }
  if (typeof value === 'string') return { defaultValue: value }
  return typeof value === 'number' && !Number.isNaN(value) ? { defaultValue: value } : {}
}

function isDrawnTicked(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.defaultChecked
}
