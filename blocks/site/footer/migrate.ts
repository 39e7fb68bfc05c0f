/** Version 2: what is said of the company is a record (`/ice_builder/records/company`), which began with what stood here. */
export function withoutFacts({ policies, socials, copyright }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ policies, socials, copyright }).filter(([, value]) => value !== undefined))
}
