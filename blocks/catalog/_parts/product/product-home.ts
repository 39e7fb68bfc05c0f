/** The way on where a page lacks its product or category. */
export const PRODUCT_HOME = { label: '제품 홈', href: '/zin/home' }
