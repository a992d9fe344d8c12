'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadNow } from './load-patiently.ts'

/**
 * What a form's check says of the values as they stand; undefined until it has said so. The check loads the contract's
 * schema when there is something to judge, which is why it takes its time once.
 * @param check answers what has nothing in it without the schema
 */
export function useChecked<Values, Checked>(
  values: Values,
  check: (values: Values) => Promise<Checked>,
): Checked | undefined {
  const [checked, setChecked] = useState<{ of: string; said: Checked }>()
  const now = JSON.stringify(values)
  const judge = useEffectEvent(() => check(values))
  useEffect(() => {
    let isCurrent = true
    void loadNow(judge).then((said) => isCurrent && said && setChecked({ of: now, said }))
    return () => {
      isCurrent = false
    }
  }, [now])
  return checked?.of === now ? checked.said : undefined
}
