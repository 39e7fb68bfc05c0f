import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** For a field on which another depends: while it is typed the other is judged anew, once somebody has been there. */
export const rejudge =
  <V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>) =>
  (): void =>
    void (form.getFieldState(name).isTouched && form.trigger(name))
