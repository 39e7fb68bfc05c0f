export const DRAFTS = '/ice_builder/order-drafts'
export const draftPath = (draftSeq: number): string => `${DRAFTS}/${draftSeq}`
