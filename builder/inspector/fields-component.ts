import type { ComponentType } from 'react'
import type { FieldSchema } from './field-schema'

/** Renders the properties of an object. Handed down to what holds objects, which is itself rendered by it. */
export type FieldsComponent = ComponentType<{ pointer: string; schema: FieldSchema }>
