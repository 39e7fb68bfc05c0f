// What of the terms of the shop (schemas/rules/store/store-terms.ts) is in an answer. Contracts name the field they need, never
// `fields.far`: a read of a property may have effects, for all that the islands' bundler knows, and takes typebox into a browser.
import { Type } from 'typebox'

export const FarFeesField = Type.Object({ jeju: Type.Integer(), island: Type.Integer() })
const CodesField = Type.Object({ jeju: Type.String(), island: Type.String() })
export const FarField = Type.Object({ parcel: FarFeesField, freight: FarFeesField, install: FarFeesField, codes: CodesField })
const CollectingField = Type.Object({ parcel: Type.Integer(), freight: Type.Integer(), install: Type.Integer() })
/** What the way back costs, and the days for a change of mind. */
export const returnTermsFields = { collecting: CollectingField, mindDays: Type.Integer() }
/** What an order keeps. */
export const orderTermsFields = { far: FarField, ...returnTermsFields }
