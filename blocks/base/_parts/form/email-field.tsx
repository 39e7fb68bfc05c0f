import { TextField } from './text-field'

/** An address by mail, with the keyboard that has @, and without a capital at its front. */
export function EmailField({ label = '이메일', ...input }: Omit<React.ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="name@example.com"
      {...input}
    />
  )
}
