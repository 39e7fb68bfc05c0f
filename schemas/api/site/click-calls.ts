/** Calls that count a click, and the name of the field that says on what. Apart from their contracts, which every page would load for them. */
export const CLICK_CALLS = {
  countTag: { at: 'GET /svc/recTag/recKeyCnt', field: 'key' },
  countBanner: { at: 'GET /svc/banner/rBannerCnt', field: 'bannerId' },
  countPopup: { at: 'GET /svc/popup/rPopupCnt', field: 'popupId' },
} as const
