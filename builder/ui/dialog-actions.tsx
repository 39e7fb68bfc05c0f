import type { ReactNode } from 'react'

/** The row of buttons that ends a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap justify-end gap-2">{children}</div>
