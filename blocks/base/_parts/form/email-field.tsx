import { TextField } from './text-field'

/** A mail address, with the keyboard that has @, and without a leading capital. */
export function EmailField({ label = '이메일', ...input }: Omit<React.ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck="false"
      placeholder="name@example.com"
      {...input}
    />
  )
}
