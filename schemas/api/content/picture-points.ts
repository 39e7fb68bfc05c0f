// What stands in a photograph, as a visitor reads it (schemas/rules/content/picture-points.ts).
import { Type, type Static } from 'typebox'
import { nullable } from '@/schemas/api/base/fields'

export const ShownPoint = Type.Object({
  /** Percent of the whole photograph. */
  x: Type.Number(),
  y: Type.Number(),
  /** `product:ID` or `goods:ID`. */
  thing: Type.String(),
  NAME: Type.String(),
  /** Its own colour; empty without one. */
  colour: Type.String(),
  image: Type.String(),
  link: Type.String(),
  /** What everybody pays now, by what unit (`1㎡`, `1세트`, empty for a piece); null where nothing sells it. */
  price: nullable(Type.Integer()),
  unit: Type.String(),
  /** Square metres that were laid; null where nobody says. */
  area: nullable(Type.Number()),
  note: Type.String(),
  /** Id of a product that the calculator reckons; empty where it cannot. */
  reckonedId: Type.String(),
})
export type ShownPoint = Static<typeof ShownPoint>

/** What the marked areas of a home cost now, each thing once, in whole pieces. */
export const MaterialCost = Type.Object({
  lines: Type.Array(
    Type.Object({
      thing: Type.String(),
      NAME: Type.String(),
      link: Type.String(),
      area: Type.Number(),
      pieces: Type.Integer(),
      /** What a piece is called: 박스. */
      piece: Type.String(),
      covered: Type.Number(),
      sum: Type.Integer(),
    }),
  ),
  sum: Type.Integer(),
  /** Names of what is marked and not in the sum. */
  without: Type.Array(Type.String()),
})
export type MaterialCost = Static<typeof MaterialCost>
