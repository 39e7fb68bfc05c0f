/** Where a telephone order is paid. */
export const PAY_LINK_PAGE = '/store/order/link'

/** The secret stands behind the #, which no browser sends: neither a server's log nor the page that is gone to next has it. */
export const payLinkPath = (token: string): string => `${PAY_LINK_PAGE}#${token}`
