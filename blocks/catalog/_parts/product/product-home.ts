/** The link for a page without its product or category. */
export const PRODUCT_HOME = { label: '제품 홈', href: '/zin/home' }
