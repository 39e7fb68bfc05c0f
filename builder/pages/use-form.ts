'use client'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { faultsOf, type Faults } from './check-new'

/**
 * One form that is sent once: what was typed stays whatever comes back, and the first field at fault gets the focus.
 * @param send checks and sends; faults that it returns were found before anything was sent.
 */
export function useForm(send: () => Promise<Faults | void>) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)

  function show(found: Faults): void {
    setFaults(found)
    const first = (['title', 'name', 'file'] as const).find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[data-field=${first}]`)?.focus()
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      show((await send()) ?? {})
    } catch (error) {
      show(faultsOf(error))
    }
    setBusy(false)
  }
  return {
    faults,
    isBusy,
    /** Forgets what was wrong with fields that are being mended. */
    mend: (...fields: (keyof Faults)[]) => setFaults((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !fields.includes(name as keyof Faults)))), // prettier-ignore
    given: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
      // Enter that ends a syllable is not yet Enter.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.code === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
      },
    },
  }
}
