'use client'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { faultsOf, type FormFaults } from './form-faults'

/**
 * A form that is submitted once: typed values survive a failure, and the first invalid field gets the focus.
 * @param send validates and sends; returned faults were found before anything was sent.
 * @param fields names of the fields (`data-field`), in their order.
 */
export function useForm<F extends string>(send: () => Promise<FormFaults<F> | void>, fields: readonly F[]) {
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<FormFaults<F>>({})
  const [isBusy, setBusy] = useState(false)
  const [isUnsent, setUnsent] = useState(false)

  function show(found: FormFaults<F>): void {
    setFaults(found)
    const first = fields.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[data-field=${first}]`)?.focus()
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const found = (await send()) ?? {}
      show(found)
      if (Object.keys(found).length === 0) setUnsent(false)
    } catch (error) {
      show(faultsOf(error, fields))
    }
    setBusy(false)
  }
  const mend = (...gone: (F | 'form' | 'problems')[]): void =>
    setFaults((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !gone.includes(name as F))) as FormFaults<F>)
  return {
    faults,
    isBusy,
    /** Something was typed that is not sent yet. */
    isUnsent,
    /** Clears the problems of edited fields. */
    mend,
    /** What a field is given: its name, its problem, and a change, which clears the problem. */
    field: (name: F, change: (value: string) => void) => ({
      field: name as string,
      fault: faults[name],
      onChange(value: string) {
        mend(name)
        change(value)
      },
    }),
    given: {
      ref: form,
      noValidate: true,
      onInput: () => setUnsent(true),
      onSubmit: (event: FormEvent) => void submit(event),
      // Enter that ends a composition does not submit.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.code === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
      },
    },
  }
}
