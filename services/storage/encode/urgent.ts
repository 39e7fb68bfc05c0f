/** The argument of an encoder that has a share of a core also while the machine is busy. */
export const URGENT = 'urgent'
