import type { ComponentType } from 'react'
import type { FieldSchema } from './field-schema'

/** Draws the properties of an object. Handed down to what holds objects, which is itself drawn by it. */
export type FieldsComponent = ComponentType<{ pointer: string; schema: FieldSchema }>
