// An administrator sees the console as a role does: for this long, and without writing.
export const SEE_AS_MINUTES = 30
/** Stands for managers without a role, as in the rules of signing in. */
export const SEE_AS_WITHOUT_ROLE = 'mng'
