/** `event-apply` → `eventApply`. */
export const camelCase = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `event-apply` → `EventApply`. */
export const pascalCase = (name: string) => camelCase(name).replace(/^./, (letter) => letter.toUpperCase())
