/** Opens a step with a new request, because its data is in the visit, not in this page. */
export const goTo = (address: string): void => location.assign(address)

/** The same, without a history entry of the form, whose input is obsolete (P7). */
export const goOnFrom = (address: string): void => location.replace(address)
