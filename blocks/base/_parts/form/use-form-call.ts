'use client'
// One way for every form of the site: fields are checked when they are left and, once wrong, while they are typed (look §10); a refusal
// of the service is shown at its field in the service's own words, and the input is preserved.
import { useMemo, useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { failureReaction } from '@/schemas/rules/base/failure-reaction'
import { CallFailure } from '@/schemas/api/base/failure'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { keepingTyped } from './keeping-typed'

export interface FormOptions<V extends FieldValues> {
  initial: DefaultValues<V>
  /** Korean names of the fields in page order, for the summary of faults. */
  labels: Partial<Record<Path<V>, string>>
  /** Faults by field: messages of the rules in schemas/rules. */
  check: (values: V) => Partial<Record<Path<V>, string | undefined>>
  /** Sends; an exception is shown at its field or above the form. */
  send: (values: V) => Promise<void>
  /** Id of the contract that `send` calls, for the table of failures. */
  call: string
}

export interface FormCall<V extends FieldValues> {
  form: UseFormReturn<V>
  /** Label, message and field of every fault after an attempt to submit. */
  wrong: { name: Path<V>; label: string; message: string }[]
  /** A fault of no particular field: the service's message. */
  refused: string | undefined
  isSending: boolean
  onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>
  /** Message of one field. */
  errorOf: (name: Path<V>) => string | undefined
}

const sayLogin = async (): Promise<void> => (await import('@/schemas/api/auth/ask-for-login')).askForLogin()

export function useFormCall<V extends FieldValues>({ initial, labels, check, send, call }: FormOptions<V>): FormCall<V> {
  const [refused, setRefused] = useState<string>()
  const plain = useForm<V>({
    defaultValues: initial,
    mode: 'onTouched',
    // The library would use the order of registration, which is not the order on the page.
    shouldFocusError: false,
    resolver: (values) => {
      const found = Object.entries(check(values)).filter(([, message]) => message)
      const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'rule', message: message as string }]))
      return found.length > 0 ? { values: {}, errors: errors as FieldErrors<V> } : { values, errors: {} }
    },
  })
  const form = useMemo(() => keepingTyped(plain), [plain])
  const { errors, isSubmitting, submitCount } = plain.formState
  const names = Object.keys(labels) as Path<V>[]
  const errorOf = (name: Path<V>) => (errors as Record<string, { message?: string } | undefined>)[name]?.message

  /** A control made of several (a tree of agreements) has no focusable field, but an element with its id. */
  const focusFirst = (wrong: readonly Path<V>[], place: Element | undefined) => {
    const first = names.find((name) => wrong.includes(name))
    if (!first) return
    form.setFocus(first)
    // Nor has a list of files, which begins with the button that adds to it.
    const group = place?.querySelector<HTMLElement>(`:is(fieldset, button)[id$="-${first}"]`)
    if (group && !group.contains(document.activeElement)) group.focus()
  }
  const refuse = (error: unknown, place: Element | undefined) => {
    const failure = error instanceof CallFailure ? error : new CallFailure('unknown', UNEXPECTED, { status: 500 })
    const atFields = failure.problems.flatMap(({ pointer, message }) => {
      // A field may be inside a group of the call: /bizInfo/owner is the form's owner.
      const name = names.find((name) => pointer.endsWith(`/${name}`) || pointer.startsWith(`/${name}/`))
      return name ? [{ name, message }] : []
    })
    for (const { name, message } of atFields) form.setError(name, { type: 'service', message })
    if (atFields.length > 0)
      return focusFirst(
        atFields.map(({ name }) => name),
        place,
      )
    const reaction = failureReaction(failure, { id: call })
    // The alert says it, and the login follows (E-LOGIN-3).
    if (reaction.show === 'login') return void sayLogin()
    setRefused(reaction.show === 'nothing' ? UNEXPECTED : reaction.text)
  }
  return {
    form,
    wrong:
      submitCount === 0
        ? []
        : names.flatMap((name) => {
            const message = errorOf(name)
            return message ? [{ name, label: labels[name]!, message }] : []
          }),
    refused,
    isSending: isSubmitting,
    onSubmit: (event) => {
      const place = event?.currentTarget instanceof Element ? event.currentTarget : undefined
      const submit = form.handleSubmit(
        async (values) => {
          try {
            await send(values)
          } catch (error) {
            refuse(error, place)
          }
        },
        (errors) => focusFirst(Object.keys(errors) as Path<V>[], place),
      )
      setRefused(undefined)
      return submit(event)
    },
    errorOf,
  }
}
