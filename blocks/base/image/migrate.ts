/** Which picture is loaded first is decided by its place on the page, so the editor's switch is gone. */
export function dropFirst({ first: _, ...props }: Record<string, unknown>): Record<string, unknown> {
  return props
}
