/** Product categories have three depths (C-TREE). */
export const MOST_DEPTH = 3
