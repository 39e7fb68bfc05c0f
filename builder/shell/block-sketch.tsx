/**
 * Sketches of blocks: a layout is recognised by its sketch before its name is read. Every sketch is one path on a grid of 40 × 30;
 * `dashed` marks slots.
 */
const SKETCHES: Record<string, { lines: string; dashed?: string }> = {
  // First scenes and pictures
  hero: { lines: 'M2 4h36v22H2zM6 11h11M6 15h8M6 21h6M22 26l6-9 4 5 2-2 4 6' },
  image: { lines: 'M4 4h32v22H4zM4 22l9-9 7 7 4-4 12 9M29 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' },
  gallery: { lines: 'M8 4h24v16H8zM8 17l6-5 5 4 4-3 9 6M4 9l-2 3 2 3M36 9l2 3-2 3M15 25h2M19 25h2M23 25h2' },
  'before-after': { lines: 'M2 4h36v22H2zM20 4v22M16 15l-3-2.5v5zM24 15l3-2.5v5zM5 22h6M29 22h6' },
  video: { lines: 'M2 4h36v22H2zM17 10l8 5-8 5z' },

  // Collections
  'card-list': { lines: 'M2 4h20v22H2zM25 4h13v10H25zM25 17h13v9H25z' },
  'event-list': { lines: 'M2 4h17v12H2zM21 4h17v12H21zM2 20h13M2 24h8M21 20h13M21 24h8' },
  'event-detail': { lines: 'M4 3h32v9H4zM4 16h22M4 20h32M4 24h32M4 28h14' },
  'notice-list': { lines: 'M3 6h19M32 6h5M3 10.5h34M3 15h23M32 15h5M3 19.5h34M3 24h15M32 24h5' },
  'notice-detail': { lines: 'M4 5h24M4 9h9M4 13h32M4 18h32M4 22h32M4 26h18' },
  faq: { lines: 'M3 4h34v8H3zM7 8h17M32 7l1.5 2L35 7M3 15h34M7 19h19M32 18l1.5 2 1.5-2M3 23h34M7 27h13M32 26l1.5 2 1.5-2' },
  'shop-finder': { lines: 'M2 4h14v3H2zM2 10h14M2 15h14M2 20h14M2 25h14M20 4h18v22H20zM29 10a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM29 16v4' },
  'model-house-list': { lines: 'M2 14l5-6 5 6v12H2zM15 14l5-6 5 6v12H15zM28 14l5-6 5 6v12H28z' },
  'shop-detail': { lines: 'M2 4h18v13H2zM24 5h14M24 9h10M24 13h14M2 21h36M2 25h36' },
  'alliance-list': { lines: 'M2 4h11v8H2zM15 4h11v8H15zM28 4h10v8H28zM2 15h9M15 15h9M28 15h8M2 20h11v6H2zM15 20h11v6H15zM28 20h10v6H28z' },
  'alliance-detail': { lines: 'M2 4h16v14H2zM22 5h16M22 9h12M22 13h14M22 20h14v6H22zM26 23h6' },
  'case-list': { lines: 'M2 6h7M2 10h6M2 14h7M2 18h5M2 22h6M13 4h11v8H13zM27 4h11v8H27zM13 15h8M27 15h8M13 19h11v7H13zM27 19h11v7H27z' },
  'case-detail': { lines: 'M2 3h36v14H2zM4 21h14M4 25h10M26 21a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM33 21a2 2 0 1 0 0 4 2 2 0 0 0 0-4z' },
  'case-picks': { lines: 'M2 4h15v18H2zM20 4h15v18H20zM38 4v18M2 26h9M20 26h9' },
  'case-replies': { lines: 'M3 4h26v7H3zM7 7.5h14M11 15h26v7H11zM15 18.5h14M3 26h20' },
  'catalog-list': { lines: 'M3 4h9v18l-4-2-5 2zM15 4h9v18l-4-2-5 2zM27 4h9v18l-4-2-5 2zM3 26h8M15 26h8M27 26h8' },
  'category-cards': { lines: 'M3 4h9v9H3zM16 4h9v9H16zM29 4h9v9H29zM3 16h6M16 16h6M29 16h6M3 20h9v6H3zM16 20h9v6H16zM29 20h9v6H29z' },
  'category-cases': { lines: 'M2 5h14M2 10h17v11H2zM21 10h17v11H21zM2 25h10M21 25h10' },
  'category-head': { lines: 'M3 5h5M11 5h5M19 5h5M3 12h18M3 18h28M3 25h7M13 25h7M23 25h7' },
  'collabo-form': { lines: 'M9 3h22v24H9zM12 7h9M12 11h16v3H12zM12 17h16v3H12zM12 23h8' },
  'compare-tray': { lines: 'M2 16h36v10H2zM5 19h5v4H5zM13 19h5v4h-5zM21 19h5v4h-5zM30 21h5M2 4v12M38 4v12' },
  'const-exams': { lines: 'M2 4h15v10H2zM20 4h18v4H20zM20 11h12M2 18h15v8H2zM20 18h18v4H20zM20 25h12' },
  'content-list': { lines: 'M2 5h6M11 5h6M20 5h6M2 10h17v10H2zM21 10h17v10H21zM2 24h12M21 24h12' },
  'content-detail': { lines: 'M4 3h32v9H4zM9 16h22M9 20h22M9 24h15' },
  'event-replies': { lines: 'M2 4h26v8H2zM31 4h7v8h-7zM2 17h36M2 22h24M2 26h30' },
  'join-agreement': { lines: 'M2 4h12v22H2zM19 4h18v5H19zM20 13h3v3h-3zM26 14.5h10M20 19h3v3h-3zM26 20.5h8M20 25h3M26 26h9' },
  'join-complete': { lines: 'M2 4h12v22H2zM21 6l3 3 6-6M19 14h18M19 19h18M19 24h12' },
  'join-info': { lines: 'M2 4h12v14H2zM2 22h9M2 26h7M19 3h18v5H19zM19 11h11v5H19zM33 11h4v5h-4zM19 19h18v5H19zM19 27h18' },
  'join-methods': { lines: 'M2 4h12v22H2zM19 4h18v5H19zM19 12h18v5H19zM19 21h7M30 21h7M19 25h18' },
  'join-verify': { lines: 'M2 4h12v22H2zM24 4h8v14h-8zM27 16h2M19 22h18v5H19z' },
  'login-form': { lines: 'M2 3h14v24H2zM22 7h10M22 11h14v4H22zM22 18h14v4H22z' },
  'fitting-products': { lines: 'M2 5h14M2 9h8v9H2zM12 9h8v9h-8zM22 9h8v9h-8zM32 9h6v9h-6zM2 22h6M12 22h6M22 22h6M34 3l2 2-2 2' },
  'product-comparison': { lines: 'M4 4h32v22H4zM4 11h32M14 4v22M25 4v22M4 18h32' },
  estimate: { lines: 'M4 4h14v10H4zM4 18h14M4 22h10M24 5h12M24 10h5M32 10h4M24 15h8M34 15h2M24 21h12v5H24z' },
  'material-calculator': { lines: 'M6 3h28v24H6zM10 7h20v5H10zM10 16h4M18 16h4M26 16h4M10 20h4M18 20h4M26 20h4M10 24h12M26 24h4' },
  'tour-editor': { lines: 'M6 4h28v5H6zM6 12h28v9H6zM10 21l5-5 4 3 3-2 6 4M6 25h13M21 24h13v4H21z' },
  'content-replies': { lines: 'M3 4h26v7H3zM7 7.5h14M3 15h26v7H3zM7 18.5h18M3 26h14' },
  'level-intro': { lines: 'M2 4h16M2 8h22M2 12h9v3H2zM2 19h8v8H2zM12 19h8v8h-8zM22 19h8v8h-8zM32 19h6v8h-6z' },
  'level-result': { lines: 'M2 4h15v18H2zM21 5h8M21 9h16M21 13h14M21 18h8v4h-8zM2 26h36' },
  'level-shared': { lines: 'M2 4h15v18H2zM21 5h8M21 9h16M21 13h14M21 18h10v4H21z' },
  'level-quiz': { lines: 'M9 4h22M9 4h8M9 9h14M9 13h22v4H9zM9 19h22v4H9zM9 25h8v3H9zM19 25h12v3H19z' },
  'member-alarms': { lines: 'M4 5h12M3 9h34v5H3zM6 11.5h16M3 16h34v5H3zM6 18.5h20M3 23h34v5H3zM6 25.5h12' },
  banner: { lines: 'M2 8h36v14H2zM6 13h12M6 17h8M26 22l5-7 3 4 4 3' },
  'member-home': { lines: 'M2 4h36v8H2zM6 8h12M2 17h15M2 21h15M2 25h15M22 17h16M22 21h16M22 25h16' },
  'my-activity': { lines: 'M2 5h8M14 5h8M26 5h8M2 9h36M2 13h20M2 17h26M30 12h8v7h-8zM2 22h36M2 26h20' },
  'prize-answer': { lines: 'M2 5h14M2 9h36M2 13h36M2 18h36v8H2z' },
  'shared-folder': { lines: 'M2 4h14M2 8h11v9H2zM15 8h11v9H15zM28 8h10v9H28zM2 20h8M15 20h8M28 20h7' },
  person: { lines: 'M6 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M14 6h12M14 10h8M32 5h6v6h-6zM2 15h11v7H2zM15 15h11v7H15zM28 15h10v7H28z' },
  'my-tours': { lines: 'M2 3h12M2 7h36M2 10h16M2 13h10M28 9h10v6H28M2 17h36M2 20h16M28 18h10v5H28' },
  'own-data': { lines: 'M2 4h16M2 9h26M34 7h4v4h-4zM2 14h26M34 12h4v4h-4zM2 20h10M2 24h14' },
  'my-profile': { lines: 'M4 4h6v6H4zM13 4h6v6h-6zM22 4h6v6h-6zM2 13h36v5H2zM2 21h14' },
  scrapbook: { lines: 'M2 4h8M13 4h6M2 8h11v9H2zM15 8h11v9H15zM28 8h10v9H28zM2 20h8M15 20h8M28 20h7M9 8v4l-1.5-1L6 12V8' },
  'news-list': { lines: 'M2 4h12v8H2zM17 5h20M17 9h14M2 17h12v8H2zM17 18h20M17 22h14' },
  'news-detail': { lines: 'M4 4h9M4 8h26M4 12h12M4 16h32M4 20h32M4 24h20' },
  'product-detail': { lines: 'M2 3h20v17H2zM2 23h4v4H2zM8 23h4v4H8zM14 23h4v4h-4zM26 5h12M26 9h8M26 13h10M26 20h12v6H26z' },
  'product-info': { lines: 'M2 5h10M2 10h36M2 15h36M2 20h36M2 25h36M14 10v15' },
  'product-list': {
    lines:
      'M2 5h6M2 9h5M2 13h6M2 17h5M12 4h7v8h-7zM22 4h7v8h-7zM32 4h6v8h-6zM12 15h5M22 15h5M32 15h4M12 19h7v7h-7zM22 19h7v7h-7zM32 19h6v7h-6z',
  },
  'product-others': { lines: 'M2 5h12M2 9h8v9H2zM12 9h8v9h-8zM22 9h8v9h-8zM32 9h6v9h-6zM2 22h12M2 26h20' },
  'product-rail': { lines: 'M2 6h10v12H2zM15 6h10v12H15zM28 6h10v12H28zM2 22h7M15 22h7M28 22h7' },
  'recent-products': {
    lines: 'M2 10h7v9H2zM12 10h7v9h-7zM22 10h7v9h-7zM32 10h6v9h-6zM8 5a3 3 0 1 0-6 0 3 3 0 0 0 6 0zM5 3.5V5l1 1M2 23h5M12 23h5M22 23h5',
  },
  'search-results': { lines: 'M8 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 10.5l3 3M17 8h20M3 18h6v6H3zM12 19h24M12 23h16' },
  'winner-list': { lines: 'M3 6h19M30 6h7M3 12h34M3 18h15M30 18h7M3 24h34' },
  'winner-detail': { lines: 'M4 5h20M4 9h9M4 14h32v12H4zM4 18h32M4 22h32M15 14v12M26 14v12' },

  // The store
  'guest-agreement': { lines: 'M8 4h16M8 8h11M8 13h3v3H8zM15 14h17M8 19h3v3H8zM15 20h14M8 25h24v3H8z' },
  'delivery-book': { lines: 'M3 4h34v10H3zM7 7h10M7 11h18M3 18h34v8H3zM7 22h14' },
  'guest-order': { lines: 'M8 4h16M8 9h24v5H8zM8 18h24v5H8zM14 20.5h12M8 27h18' },
  'my-shop': { lines: 'M3 3h34v7H3zM7 6.5h3M14 6.5h3M21 6.5h3M29 6.5h3M3 13h16v4H3zM21 13h16v4H21zM3 21h5v5H3zM11 22h20M11 25h12' },
  'my-orders': { lines: 'M3 4h6M12 4h6M21 4h6M3 9h6v6H3zM12 10h20M12 14h12M3 19h6v6H3zM12 20h20M12 24h12' },
  'my-order': { lines: 'M3 4h5v6H3zM11 5h12M11 9h8M3 13h5v6H3zM11 14h12M11 18h8M27 4h10v20H27zM30 9h4M30 13h4M30 20h4' },
  'my-returns': { lines: 'M3 4h5v6H3zM11 6h20M11 9h12M3 13h5v6H3zM11 15h20M11 18h12M3 23h34' },
  'my-return': { lines: 'M5 4v18M3 4h4M3 13h4M3 22h4M11 4h12M11 13h12M11 22h12M28 3h9v22h-9z' },
  'refund-account': { lines: 'M3 4h14M3 9h34v12H3zM7 13h10M7 17h16M29 13h4M3 25h12' },
  'return-request': { lines: 'M3 4h4v4H3zM11 6h20M3 12h4v4H3zM11 14h20M3 19h34v3H3zM3 25h14v3H3z' },
  'order-cancel': { lines: 'M3 4h4v4H3zM11 6h20M3 11h4v4H3zM11 13h20M3 18h34v4H3zM3 25h20v3H3z' },
  'my-coupons': { lines: 'M3 4h34v9h-2a2 2 0 0 0-4 0H3zM7 8h12M3 17h34v9h-2a2 2 0 0 0-4 0H3zM7 21h12' },
  'my-restocks': { lines: 'M3 4h6v6H3zM12 5h14M12 9h9M31 6h6M3 14h6v6H3zM12 15h14M12 19h9M31 16h6' },
  'my-points': { lines: 'M3 3h34v7H3zM7 6.5h9M3 15h18M32 15h5M3 20h14M32 20h5M3 25h20M32 25h5' },
  'order-form': { lines: 'M2 4h9M2 8h20v4H2zM2 15h20v4H2zM2 22h20v4H2zM25 4h13v14H25zM28 8h7M28 12h5M25 21h13v4H25z' },
  'payment-progress': { lines: 'M20 6a7 7 0 1 1-7 7M11 24h18' },
  'pay-link': { lines: 'M3 5h22v20H3zM3 11h22M9 19a3 3 0 0 1 3-3h3M19 17a3 3 0 0 1-3 3h-3' },
  'payment-check': { lines: 'M3 5h22v20H3zM3 11h22M7 20h7M29 13l4 4 5-8' },
  'payment-failed': { lines: 'M20 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM20 7v4M20 13v.5M10 20h20v5H10z' },
  'order-complete': { lines: 'M20 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM17.5 8l2 2 3-3.5M10 16h20M10 20h20v6H10z' },
  cart: { lines: 'M2 4h4v4H2zM9 4h11M9 8h7M2 13h4v4H2zM9 13h11M9 17h7M2 22h4v4H2zM9 22h11M9 26h7M25 4h13v16H25zM28 8h7M28 12h5M28 16h7' },
  'goods-list': {
    lines:
      'M2 5h6M2 9h5M2 13h6M2 17h5M12 4h7v8h-7zM22 4h7v8h-7zM32 4h6v8h-6zM12 15h5M22 15h5M32 15h4M12 18h3M22 18h3M32 18h3M12 22h7M22 22h7M32 22h6',
  },
  'goods-rail': { lines: 'M2 4h8v10H2zM12 4h8v10h-8zM22 4h8v10h-8zM32 4h6v10h-6zM2 18h6M12 18h6M22 18h6M2 22h4M12 22h4M22 22h4' },
  'goods-detail': { lines: 'M2 3h20v22H2zM26 4h12M26 8h7M26 12h12v4H26zM26 19h5v6h-5zM33 19h5v6h-5z' },
  'goods-info': { lines: 'M2 5h9M14 4v22M18 5h20M18 10h14M18 15h20M18 20h20M18 25h9' },
  'goods-product': { lines: 'M2 4h14v10H2zM20 5h16M20 9h12M2 18h10M16 18h10M30 18h8M2 22h36M2 26h24' },
  'goods-questions': { lines: 'M2 5h14M32 3h6v4h-6zM2 10h36M2 13.5h24M2 18h36v8H2zM6 22h20' },
  'goods-reviews': { lines: 'M2 4h10v7H2zM16 4h22M16 7.5h14M16 11h8M2 16h36M2 20h12M2 24h26M32 20h6v6h-6z' },
  'my-questions': { lines: 'M2 5h14M2 9h36M2 13h6v6H2zM12 14h20M12 18h12M2 23h36M2 27h20' },
  'my-reviews': { lines: 'M2 5h10M16 5h10M2 9h36M2 13h8v6H2zM14 14h16M14 18h10M2 23h36M2 27h20' },
  'goods-trail': { lines: 'M3 8h6M12 6l2 2-2 2M17 8h6M26 6l2 2-2 2M31 8h6M3 16h34M3 22h20' },
  'related-goods': { lines: 'M2 4h14M2 9h8v9H2zM12 9h8v9h-8zM22 9h8v9h-8zM32 9h6v9h-6zM2 22h4M12 22h4M22 22h4M32 22h3' },
  'recent-goods': {
    lines: 'M2 9h7v8H2zM12 9h7v8h-7zM22 9h7v8h-7zM32 9h6v8h-6zM8 4a3 3 0 1 0-6 0M2 21h4M12 21h4M22 21h4M2 25h3M12 25h3M22 25h3',
  },
  'store-category-head': { lines: 'M2 4h4M9 4h4M16 4h4M2 10h12M2 15h9M18 9h20v9H18zM2 23h5M10 23h5M18 23h5M26 23h5M2 26h5' },
  'store-categories': {
    lines: 'M2 5h6v6H2zM10 5h6v6h-6zM18 5h6v6h-6zM26 5h6v6h-6zM34 5h4v6h-4zM2 14h4M10 14h4M18 14h4M26 14h4M2 18h6v6H2zM10 18h6v6h-6z',
  },
  'store-banners': { lines: 'M2 4h22v17H2zM27 4h11v7H27zM27 14h11v7H27zM2 25h12M27 25h7' },
  'exhibit-list': {
    lines: 'M2 4h8v9H2zM12 6h7M12 10h5M21 4h8v9h-8zM31 6h7M31 10h5M2 17h8v9H2zM12 19h7M12 23h5M21 17h8v9h-8zM31 19h7M31 23h5',
  },
  'exhibit-detail': { lines: 'M2 3h14M2 7h11M20 3h18v11H20zM2 18h8v6H2zM12 18h8v6h-8zM22 18h8v6h-8zM32 18h6v6h-6zM2 27h5M12 27h5M22 27h5' },
  'brand-shops': { lines: 'M2 4h8v16H2zM12 8h8v16h-8zM22 4h8v16h-8zM32 8h6v16h-6zM2 24h5M12 28h5M22 24h5' },
  'brand-head': { lines: 'M2 7h12M2 12h8M2 17h10M18 4h20v16H18zM2 25h36' },
  'time-sale': {
    lines:
      'M2 3h36v24H2zM5 7h8M33 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM33 6.5V8l1 .8M5 13h7v7H5zM15 13h7v7h-7zM25 13h7v7h-7zM5 23h4M15 23h4M25 23h4',
  },
  'promotion-banner': { lines: 'M2 5h36v20H2zM20 5v20M5 10h5M5 14h11M5 18h5v3H5zM20 21l6-6 4 4 3-3 5 5' },
  'remodeling-list': {
    lines: 'M2 4h6M11 4h6M20 4h6M2 8h11v8H2zM15 8h11v8H15zM28 8h10v8H28zM2 20h8M15 20h8M28 20h7M2 24h5M15 24h5M28 24h5',
  },

  // Events
  'event-tvc': { lines: 'M5 4h6v8H5zM13 4h6v8h-6zM21 4h6v8h-6zM29 4h6v8h-6zM6 17h28M6 21h28M12 26h16' },
  'event-tvc2': { lines: 'M5 3h6v8H5zM13 3h6v8h-6zM21 3h6v8h-6zM29 3h6v8h-6zM7 16h3v3H7zM13 17.5h19M7 23h3v3H7zM13 24.5h19' },
  'event-tvc3': { lines: 'M5 3h6v7H5zM13 3h6v7h-6zM21 3h6v7h-6zM29 3h6v7h-6zM7 13.5h3v3H7zM13 15h19M6 20h28v7H6z' },
  'event-video-puzzle-quiz': { lines: 'M3 3h16v9H3zM21 3h16v9H21zM9.5 6v3l3-1.5zM27.5 6v3l3-1.5zM3 16h34v4H3zM3 23h34v4H3z' },
  'event-video-quiz': { lines: 'M6 3h28v11H6zM18 6v5l5-2.5zM6 18h28v4H6zM12 26h16' },
  'event-word-card-quiz': {
    lines: 'M8 4h7v6H8zM17 4h7v6h-7zM26 4h7v6h-7zM3 15h9v5H3zM16 15h9v5h-9zM29 15h9v5h-9zM9 23h9v5H9zM22 23h9v5h-9z',
  },
  'event-still-cut': { lines: 'M2 4h11v9H2zM15 4h11v9H15zM28 4h10v9H28zM5 17h5v5H5zM18 17h5v5h-5zM30 17h5v5h-5zM10 26h20' },
  'event-review': { lines: 'M4 4h8M4 7h32v4H4zM4 14h32v4H4zM4 21h32v4H4zM8 9h9M8 16h13' },
  'event-new-quiz': { lines: 'M4 4h3v3H4zM11 5.5h3M18 4h3v3h-3zM25 5.5h3M32 4h3v3h-3zM4 12h20M4 17h32v4H4zM4 24h32v4H4z' },
  'event-default': { lines: 'M8 6h24M13 11h14M8 18h24v6H8zM17 21h6' },
  'event-festa': { lines: 'M4 4h32v8H4zM4 12v3h6v-3M14 12v3h6v-3M24 12v3h6v-3M10 20h20v6H10zM17 23h6' },
  'event-join': { lines: 'M20 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 18c1-3 4-4 8-4s7 1 8 4M8 22h24v5H8z' },
  'event-quiz-choice': { lines: 'M8 4h24M3 9h16v5H3zM21 9h16v5H21zM3 16h16v5H3zM21 16h16v5H21zM8 25h24' },
  'event-construction-case': {
    lines:
      'M2 4h11v8H2zM2 16h11v8H2zM17 6h12M17 10h8M17 18h12M17 22h8M34 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM34 18a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },

  // Members
  'account-info': { lines: 'M9 3h22v24H9zM12 7h7M12 10h16v3H12zM12 16h7M12 19h16v3H12z' },
  'form-complete': { lines: 'M20 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM17 10l2 2 4-4M12 20h16M10 24h20v3H10z' },
  'found-ids': { lines: 'M9 4h22v9H9zM12 7h10M12 10h7M9 17h22v4H9zM9 24h22v4H9z' },
  'id-finder': { lines: 'M9 5h14M9 9h20M9 15h22v5H9zM15 24h10' },
  'identity-return': { lines: 'M14 9a6 6 0 1 1 1 8M14 4v5h5M9 24h22' },
  'consulting-start': { lines: 'M3 4h14v6H3zM21 4h14v6H21zM3 13h14v6H3zM21 13h14v6H21zM3 23h32v4H3z' },
  'consulting-form': { lines: 'M9 3h22v24H9zM12 7h9M12 11h7v3H12zM21 11h7v3H21zM12 17h16v3H12zM12 23h8' },
  'consulting-history': { lines: 'M3 4h6M12 4h6M21 4h6M3 8h34M3 12h18M3 16h34M3 20h18M3 24h34' },
  'consulting-detail': { lines: 'M3 4h20M5 9h2v2H5zM11 10h22M5 14h2v2H5zM11 15h22M5 19h2v2H5zM11 20h22M3 25h34' },
  'consulting-identity': { lines: 'M14 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM6 20c1-4 4-6 8-6s7 2 8 6M26 8h11M26 13h8M9 24h22v4H9z' },
  'consulting-story-list': { lines: 'M2 4h8v9H2zM11 4h8v9h-8zM2 16h11M2 20h15M22 4h8v9h-8zM31 4h7v9h-7zM22 16h10M22 20h14M2 25h6M22 25h6' },
  'consulting-story-detail': { lines: 'M2 3h17v12H2zM21 3h17v12H21zM5 12l4-4 3 2 4-4M24 12l4-4 3 2 4-4M4 19h12M4 23h32M4 27h22' },
  'visit-page': { lines: 'M3 5h14v18H3zM3 10h14M7 5V3M13 5V3M7 14h2M11 14h2M7 18h2M22 6h15M22 11h11M22 16h13M22 21h7v5h-7zM31 21h6v5h-6z' },
  'activity-detail': { lines: 'M4 3h16M4 7h8M4 11h32v9H4zM4 24h15M4 28h10M23 23h13v5H23z' },
  'recruit-list': { lines: 'M2 4h36v9H2zM6 8h12M30 8h4v2h-4zM2 17h36v9H2zM6 21h14M30 21h4v2h-4z' },
  'recruit-form': { lines: 'M9 3h22v24H9zM12 7h9M12 10h16v3H12zM12 16h16v6H12zM12 25h8' },
  'recruit-application': { lines: 'M4 4h13M4 9h32M4 13h9M17 13h19M4 17h9M17 17h15M4 21h9M17 21h19M4 26h8v3H4zM15 26h8v3h-8z' },
  'member-verify': { lines: 'M20 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 20c1-4 4-6 8-6s7 2 8 6M9 24h22v4H9z' },
  'password-change': { lines: 'M9 4h22v4H9zM9 11h22v4H9zM11 18h8M22 18h7M9 22h22v5H9z' },
  'password-check': { lines: 'M9 6h22v5H9zM12 8.5h1M15 8.5h1M18 8.5h1M9 15h22v5H9zM15 24h10' },
  'password-first': { lines: 'M9 4h22v5H9zM12 6.5h9M9 12h22v5H9zM12 14.5h1M15 14.5h1M18 14.5h1M9 22h22v5H9z' },
  'password-reset': {
    lines:
      'M10 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM20 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM30 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 7h6M22 7h6M9 13h22v4H9zM9 21h22v5H9z',
  },
  reagree: { lines: 'M9 4h22v5H9zM11 6.5h2M11 13h2M16 13h14M11 17h2M16 17h14M9 22h22v5H9z' },
  'agency-join': {
    lines: 'M5 4h10v22H5zM8 8h1M11 8h1M8 12h1M11 12h1M8 16h1M11 16h1M8 26v-5h4v5M20 6h16v4H20zM20 14h16v4H20zM20 22h16v4H20z',
  },
  'business-info': { lines: 'M4 8h12v18H4zM7 12h2M11 12h2M7 16h2M11 16h2M20 5h16v4H20zM20 13h16v4H20zM20 22h16v4H20z' },
  'business-verify': { lines: 'M9 3h22v18H9zM13 8h14M13 12h9M16 24l4 4 8-8' },
  'design-entry': { lines: 'M20 4l12 6v10l-12 6-12-6V10zM20 16v10M20 16l12-6M20 16L8 10' },
  withdrawal: { lines: 'M9 4h22v9H9zM12 7h14M12 10h10M10 17h2v2h-2zM15 18h14M9 23h22v4H9z' },

  // Words
  heading: { lines: 'M4 11h20M4 16h13M4 22h26M34 10l3 3-3 3' },
  'rich-text': { lines: 'M4 8h24M4 14h32M4 19h32M4 24h18' },
  button: { lines: 'M4 10h19a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 15h11M29 15h8' },
  'terms-list': { lines: 'M3 5h22M3 10h34M3 15h18M3 20h34M3 25h20M33 4.5l2 2-2 2M33 14l2 2-2 2' },
  'terms-article': { lines: 'M6 3h28v24H6zM11 8h9M11 12h18M11 16h18M11 20h18M11 24h9' },

  // Frames
  section: { lines: 'M2 3h36M2 27h36M7 8h14M7 12h9', dashed: 'M7 16h26v7H7z' },
  columns: { lines: '', dashed: 'M2 4h17v22H2zM21 4h17v22H21z' },
  grid: { lines: '', dashed: 'M2 4h10v10H2zM15 4h10v10H15zM28 4h10v10H28zM2 17h10v9H2zM15 17h10v9H15zM28 17h10v9H28z' },
  tabs: { lines: 'M2 10h36M4 6h8M16 6h7M27 6h7M3 10h10', dashed: 'M4 14h32v12H4z' },
  accordion: { lines: 'M3 4h34v6H3zM7 7h14M31 6l1.5 2L34 6M3 20h34v6H3zM7 23h14M31 22l1.5 2 1.5-2', dashed: 'M6 13h28v4H6z' },
  divider: { lines: 'M2 15h36M12 8h16M12 22h16' },
  fragment: { lines: 'M6 8h22v16H6zM12 4h22v16M11 13h12M11 18h8' },

  // Ways
  header: { lines: 'M2 5h36v9H2zM5 9.5h6M18 9.5h4M25 9.5h4M32 9.5h3M2 26V14M38 14v12' },
  footer: { lines: 'M2 16h36v10H2zM6 19.5h8M6 23h14M30 19.5h4M2 4v12M38 4v12' },
  breadcrumbs: { lines: 'M3 15h7M13 12.5l2.5 2.5-2.5 2.5M19 15h7M29 12.5l2.5 2.5-2.5 2.5M35 15h3' },
  'side-menu': { lines: 'M3 10h8M15 10h6M25 10h6M2 16h36M3 15.5h8' },
  'client-check': { lines: 'M3 5h15v8H3zM22 5h15v8H22zM7 9h7M26 9h7M5 21l4 4 8-8M22 21h14' },
  'common-codes': { lines: 'M3 5h34M3 10h34M3 15h34M3 20h34M3 25h34M13 5v20' },
  'popup-layer': { lines: 'M2 3h36v24H2zM5 15h14v9H5zM8 18h8M8 21h5' },
  'identity-start': { lines: 'M12 3h16v24H12zM18 23h4M17 8h6M17 12h6M16 17h8v3h-8z' },
  'identity-result': { lines: 'M12 3h16v24H12zM18 23h4M16 12l3 3 5-6' },
  'social-links': { lines: 'M4 5h5v5H4zM12 7h14M30 5h6v5h-6zM4 13h5v5H4zM12 15h14M30 13h6v5h-6zM4 21h5v5H4zM12 23h14M30 21h6v5h-6z' },
  'social-window': { lines: 'M9 3h22v24H9zM9 8h22M16 14h8M14 18h12' },
  'status-message': { lines: 'M4 5h32v20H4zM9 11h12M9 15h8M9 20h5M16 20h5M25 15a4 4 0 1 0 8 0 4 4 0 0 0-8 0z' },
}
const UNKNOWN = { lines: 'M17 12a3 3 0 1 1 3 3v2M20 20v1', dashed: 'M4 4h32v22H4z' }

export const hasSketch = (type: string): boolean => Object.hasOwn(SKETCHES, type)

export function BlockSketch({ type, className }: { type: string; className?: string }) {
  const { lines, dashed } = (hasSketch(type) ? SKETCHES[type] : undefined) ?? UNKNOWN
  return (
    <svg
      viewBox="0 0 40 30"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
      className={className}
    >
      {lines && <path d={lines} />}
      {dashed && <path d={dashed} strokeDasharray="2 2" />}
    </svg>
  )
}
