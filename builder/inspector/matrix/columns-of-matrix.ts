import { widgetOf, type FieldSchema } from '../field-schema'

export interface MatrixColumn {
  name: string
  title: string
  kind: 'text' | 'number' | 'picture'
  schema: FieldSchema
  isRequired: boolean
}

/** What a row of a matrix has beside its choices, in the order of the schema. */
export const columnsOfMatrix = ({ items }: FieldSchema): MatrixColumn[] =>
  Object.entries(items?.properties ?? {}).flatMap(([name, schema]) => {
    const widget = widgetOf(schema)
    if (widget !== 'text' && widget !== 'number' && widget !== 'picture') return []
    return [{ name, title: schema.title ?? name, kind: widget, schema, isRequired: items?.required?.includes(name) ?? false }]
  })
