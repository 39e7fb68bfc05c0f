import type { ComponentType } from 'react'
import type { FieldSchema } from './field-schema'

/** Renders the properties of an object. Passed to the fields that contain objects, which it renders itself. */
export type FieldsComponent = ComponentType<{ pointer: string; schema: FieldSchema }>
