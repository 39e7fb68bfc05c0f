/** To a step whose page must be asked anew: what it shows stands in the visit, not in this page. */
export const goTo = (address: string): void => location.assign(address)

/** The same, without a way back to the form: what was typed in it is over (P7). */
export const goOnFrom = (address: string): void => location.replace(address)
