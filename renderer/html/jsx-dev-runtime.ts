// For tools that compile with development's runtime; where a node was written in the source is not of interest here.
import { jsx, jsxs } from './jsx-runtime'

export { Fragment } from './jsx-runtime'

export const jsxDEV = (...[type, props, key, hasStaticChildren]: [...Parameters<typeof jsx>, boolean?]): ReturnType<typeof jsx> =>
  (hasStaticChildren ? jsxs : jsx)(type, props, key)
