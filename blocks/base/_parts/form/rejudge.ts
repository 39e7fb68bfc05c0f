import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** For a field on which another depends: while it is typed, the other is validated again, if it was touched. */
export const rejudge =
  <V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>) =>
  (): void =>
    void (form.getFieldState(name).isTouched && form.trigger(name))
