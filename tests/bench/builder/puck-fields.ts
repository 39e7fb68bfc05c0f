// Puck's inspector: a field for every prop, from the same schemas as ours.
import type { Config, Field, Fields } from '@puckeditor/core'
import { serverBlocks } from '../server-blocks'

interface Schema {
  type?: string
  title?: string
  widget?: string
  anyOf?: { const: unknown; title?: string }[]
  properties?: Record<string, Schema>
  items?: Schema
}

export function withFields(config: Config): Config {
  const components = serverBlocks.map(({ type, props }) => {
    const component = config.components[type]!
    return [type, { ...component, fields: { ...fieldsOf(props), ...component.fields } }]
  })
  return { ...config, components: Object.fromEntries(components) }
}

const fieldsOf = ({ properties = {} }: Schema): Fields =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fieldOf(schema)]))

function fieldOf(schema: Schema): Field {
  const label = schema.title === undefined ? {} : { label: schema.title }
  const { type, widget, anyOf, items } = schema
  if (anyOf)
    return {
      type: 'select',
      options: anyOf.map(({ const: value, title }) => ({ value: value as string, label: title ?? String(value) })),
      ...label,
    }
  if (type === 'boolean')
    return {
      type: 'radio',
      options: [
        { value: true, label: '예' },
        { value: false, label: '아니요' },
      ],
      ...label,
    }
  if (type === 'array') return { type: 'array', arrayFields: items?.properties ? fieldsOf(items) : {}, ...label }
  if (type === 'object') return { type: 'object', objectFields: fieldsOf(schema), ...label }
  if (type === 'integer' || type === 'number') return { type: 'number', ...label }
  return { type: widget === 'textarea' || widget === 'html' ? 'textarea' : 'text', ...label }
}
