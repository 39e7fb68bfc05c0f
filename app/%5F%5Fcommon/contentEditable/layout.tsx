import BuilderLayout, { metadata } from '@/app/ice_builder/layout'

export { metadata }
export default BuilderLayout
