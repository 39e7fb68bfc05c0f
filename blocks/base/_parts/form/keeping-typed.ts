import type { FieldValues, PathValue, UseFormRegister, UseFormReturn } from 'react-hook-form'

/** The same form, except that it preserves values typed before hydration, which the library would overwrite with its defaults. */
export function keepingTyped<V extends FieldValues>(form: UseFormReturn<V>): UseFormReturn<V> {
  const register: UseFormRegister<V> = (name, options) => {
    const field = form.register(name, options)
    return {
      ...field,
      ref(element: Element | null) {
        const typed = element ? typedIn(element) : undefined
        field.ref(element)
        if (typed !== undefined && typed !== form.getValues(name)) form.setValue(name, typed as PathValue<V, typeof name>)
      },
    }
  }
  // Everything else is the form's own, including its present state.
  return Object.create(form, { register: { value: register } }) as UseFormReturn<V>
}

/** Undefined for an untouched field: an empty text, an unchecked box. */
function typedIn(element: Element): string | true | undefined {
  if (element instanceof HTMLTextAreaElement) return element.value || undefined
  if (!(element instanceof HTMLInputElement) || element.type === 'radio') return undefined
  if (element.type === 'checkbox') return element.checked || undefined
  return element.value || undefined
}
